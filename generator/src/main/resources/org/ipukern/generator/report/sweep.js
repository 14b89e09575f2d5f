'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const map = document.getElementById('map');
const pen = map.getContext('2d');
const LEFT = 70, BOTTOM = 34;
const values = {};
data.numbers.forEach(name => {
  values[name] = [...new Set(data.rows.map(row => row[name]))].sort((a, b) => a - b);
});
const cycles = row => row.simulated === null ? row.estimate : row.simulated;
const stands = row => row.verdict === null || row.verdict === 'pass';
const variant = row => data.words.map(word => row[word]).join(' ') || 'one variant';
const variants = [...new Set(data.rows.map(variant))].sort();
const byLength = [...data.numbers].sort((a, b) => values[b].length - values[a].length);
const state = {x: byLength[0], y: byLength[1] || byLength[0], show: 'cycles', of: 'winner', fixed: {}};
data.numbers.forEach(name => { state.fixed[name] = values[name][0]; });
let chosen = null;

function control(label, options, value, change) {
  const box = document.createElement('label');
  const select = document.createElement('select');
  options.forEach(option => select.add(new Option(option, option)));
  select.value = value;
  select.addEventListener('change', () => { change(select.value); tools(); draw(); });
  box.append(label + ' ', select);
  document.getElementById('tools').append(box);
}

function tools() {
  document.getElementById('tools').textContent = '';
  control('across', data.numbers, state.x, value => { state.x = value; });
  control('up', data.numbers, state.y, value => { state.y = value; });
  control('colour', ['cycles', 'AMP utilisation', 'winner'], state.show, value => { state.show = value; });
  control('variant', ['winner', ...variants], state.of, value => { state.of = value; });
  data.numbers.filter(name => name !== state.x && name !== state.y).forEach(name =>
    control(name, values[name], state.fixed[name], value => { state.fixed[name] = Number(value); }));
}

// The row shown for each place of the map: the winner, or the variant asked for.
function cells() {
  const found = new Map();
  data.rows.forEach(row => {
    const here = data.numbers.every(name => name === state.x || name === state.y || row[name] === state.fixed[name]);
    if (!here || !stands(row) || (state.of !== 'winner' && variant(row) !== state.of)) { return; }
    const key = values[state.x].indexOf(row[state.x]) + ',' + (state.x === state.y ? 0 : values[state.y].indexOf(row[state.y]));
    const other = found.get(key);
    if (!other || cycles(row) < cycles(other)) { found.set(key, row); }
  });
  return found;
}

function colour(row, least, most) {
  if (state.show === 'winner') { return 'hsl(' + (variants.indexOf(variant(row)) * 360 / variants.length) + ' 55% 50%)'; }
  const share = state.show === 'cycles'
    ? (Math.log(cycles(row)) - Math.log(least)) / Math.max(1e-9, Math.log(most) - Math.log(least))
    : 1 - (row.ampPermille || 0) / 1000;
  return 'hsl(' + (210 - 190 * share) + ' 65% ' + (52 - 12 * share) + '%)';
}

function size() {
  const scale = window.devicePixelRatio || 1;
  map.width = Math.round(map.clientWidth * scale);
  map.height = Math.round(map.clientHeight * scale);
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  const columns = values[state.x].length;
  const rows = state.x === state.y ? 1 : values[state.y].length;
  return {columns: columns, rows: rows, width: (map.clientWidth - LEFT) / columns, height: (map.clientHeight - BOTTOM) / rows};
}

function draw() {
  const box = size();
  const style = getComputedStyle(document.documentElement);
  const found = cells();
  const all = [...found.values()].map(cycles);
  // A call with all of them as arguments fails where there are many.
  const least = all.reduce((a, b) => Math.min(a, b), all[0] || 0), most = all.reduce((a, b) => Math.max(a, b), 0);
  pen.fillStyle = style.getPropertyValue('--page');
  pen.fillRect(0, 0, map.clientWidth, map.clientHeight);
  found.forEach((row, key) => {
    const [column, line] = key.split(',').map(Number);
    const x = LEFT + column * box.width, y = (box.rows - 1 - line) * box.height;
    pen.fillStyle = colour(row, least, most);
    pen.fillRect(x, y, Math.max(1, box.width - (box.width > 4 ? 1 : 0)), Math.max(1, box.height - (box.height > 4 ? 1 : 0)));
    if (chosen && chosen.column === column && chosen.line === line) {
      pen.strokeStyle = style.getPropertyValue('--text');
      pen.lineWidth = 3;
      pen.strokeRect(x + 1, y + 1, Math.max(2, box.width - 3), Math.max(2, box.height - 3));
    }
  });
  pen.fillStyle = style.getPropertyValue('--faint');
  pen.font = '12px system-ui, sans-serif';
  const every = (count, room) => Math.max(1, Math.ceil(count / Math.max(1, room)));
  for (let i = 0; i < box.columns; i += every(box.columns, map.clientWidth / 60)) {
    pen.fillText(values[state.x][i], LEFT + i * box.width + 2, map.clientHeight - BOTTOM + 14);
  }
  for (let i = 0; i < box.rows && state.x !== state.y; i += every(box.rows, map.clientHeight / 20)) {
    pen.fillText(values[state.y][i], 30, (box.rows - 1 - i) * box.height + box.height / 2 + 4);
  }
  pen.fillText(state.x, LEFT + 2, map.clientHeight - 4);
  if (state.x !== state.y) { pen.fillText(state.y, 2, 12); }
  legend(least, most);
}

function legend(least, most) {
  const box = document.getElementById('legend');
  box.textContent = '';
  const add = (background, text) => {
    const mark = document.createElement('i');
    mark.style.background = background;
    box.append(mark, text);
  };
  if (state.show === 'winner') {
    variants.forEach((name, i) => add('hsl(' + (i * 360 / variants.length) + ' 55% 50%)', name));
  } else if (state.show === 'cycles') {
    add('hsl(210 65% 52%)', least + ' cycles');
    add('hsl(20 65% 40%)', most + ' cycles (colours by logarithm)');
  } else {
    add('hsl(210 65% 52%)', '100% of the AMP');
    add('hsl(20 65% 40%)', '0%');
  }
}

function choose(column, line) {
  const row = cells().get(column + ',' + line);
  const box = document.getElementById('chosen');
  if (!row) { return; }
  chosen = {column: column, line: line};
  box.textContent = '';
  const part = (tag, text) => { const e = document.createElement(tag); e.textContent = text; box.append(e); };
  part('strong', data.numbers.map(name => name + ' ' + row[name]).join(', ') + ': ' + cycles(row) + ' cycles'
    + (row.simulated === null ? ' (estimate)' : ' (simulated)'));
  data.rows.filter(other => other.cell === row.cell).forEach(other =>
    part('p', variant(other) + ': estimate ' + other.estimate + (other.simulated === null ? '' : ', simulated ' + other.simulated)
      + (other.ampPermille === null ? '' : ', AMP ' + (other.ampPermille / 10) + '%') + (other.verdict ? ', ' + other.verdict : '')));
  part('code', row.manifest);
  draw();
}

map.addEventListener('click', event => {
  const box = size(), at = map.getBoundingClientRect();
  choose(Math.floor((event.clientX - at.left - LEFT) / box.width), box.rows - 1 - Math.floor((event.clientY - at.top) / box.height));
});
map.addEventListener('keydown', event => {
  const step = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1]}[event.key];
  if (step) {
    event.preventDefault();
    const from = chosen || {column: 0 - step[0], line: 0 - step[1]};
    choose(from.column + step[0], from.line + step[1]);
  }
});
window.addEventListener('resize', draw);
window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
document.getElementById('facts').textContent = data.estimates + ' estimates, tile cycles, modelled (timing model ' + data.model + ')'
  + (data.judged ? '; the first estimate was the simulator’s best in ' + data.right + ' of ' + data.judged + ' cells' : '') + '; ' + data.request.slice(0, 400);
tools();
draw();
