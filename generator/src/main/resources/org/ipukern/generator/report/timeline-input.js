const detail = document.getElementById('detail');

function line(tag, content) {
  const element = document.createElement(tag);
  element.textContent = content;
  detail.append(element);
}

// Texts go in as text, never as markup.
function describe() {
  detail.textContent = '';
  const lane = chosen.lane;
  const event = chosen.event;
  if (count(lane) === 0) { return; }
  const start = field(lane, event, 0);
  const length = field(lane, event, 1);
  const issues = field(lane, event, 3);
  const round = roundAt(start);
  line('strong', lanes[lane].name + ', cycle ' + start + (length > 1 ? ' to ' + (start + length - 1) : '')
    + ' (' + length + (length === 1 ? ' cycle' : ' cycles') + ')' + (round < 0 ? '' : ', round ' + (round + 1)));
  const cause = field(lane, event, 4);
  if (cause >= 0) {
    line('p', data.causes[cause][0] + ': ' + data.causes[cause][1]);
    line('p', data.causes[cause][2]);
    return;
  }
  const unit = field(lane, event, 2);
  if (unit < 0) {
    line('p', 'the stated launcher, which stands in for a supervisor');
    return;
  }
  line('code', data.units[unit][1]);
  line('p', data.units[unit][2] + (issues > 1 ? '; the first of ' + issues + ' issues shown as one' : ''));
}

function choose(lane, event, follow) {
  chosen = {lane: lane, event: event};
  if (follow) {
    const start = field(lane, event, 0);
    const length = view.to - view.from;
    if (start < view.from || start >= view.to) { show(start - length / 3, start + length * 2 / 3); }
  }
  describe();
  draw();
}

function show(from, to) {
  const length = Math.min(data.cycles, Math.max(12, to - from));
  view.from = Math.min(Math.max(0, from), Math.max(0, data.cycles - length));
  view.to = view.from + length;
  draw();
}

function zoom(factor, around) {
  show(around - (around - view.from) * factor, around + (view.to - around) * factor);
}

function toggle(round) {
  if (round >= 0) {
    if (folded.has(round)) { folded.delete(round); } else { folded.add(round); }
    draw();
  }
}

function foldAll(on) {
  folded.clear();
  data.rounds.forEach((round, number) => { if (on) { folded.add(number); } });
  draw();
}

function pick(event, follow) {
  const box = canvas.getBoundingClientRect();
  const lane = Math.floor((event.clientY - box.top - AXIS) / size().height);
  const cycle = cycleAt(event.clientX - box.left);
  if (lane >= 0 && lane < lanes.length && count(lane) > 0 && cycle >= view.from && cycle < view.to) {
    choose(lane, eventAt(lane, cycle), follow);
  }
}

let drag = null;
canvas.addEventListener('wheel', event => {
  event.preventDefault();
  const around = cycleAt(event.clientX - canvas.getBoundingClientRect().left);
  if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
    const step = (event.deltaX || event.deltaY) / size().width * (view.to - view.from);
    show(view.from + step, view.to + step);
  } else {
    zoom(Math.exp(event.deltaY / 400), around);
  }
}, {passive: false});
canvas.addEventListener('pointerdown', event => {
  canvas.setPointerCapture(event.pointerId);
  drag = {x: event.clientX, from: view.from, to: view.to};
});
canvas.addEventListener('pointermove', event => {
  if (drag === null) {
    pick(event, false);
  } else {
    const step = (drag.x - event.clientX) / size().width * (drag.to - drag.from);
    show(drag.from + step, drag.to + step);
  }
});
canvas.addEventListener('pointerup', event => { drag = null; pick(event, false); });
canvas.addEventListener('pointercancel', () => { drag = null; });
canvas.addEventListener('dblclick', event => {
  toggle(roundAt(cycleAt(event.clientX - canvas.getBoundingClientRect().left)));
});

function middle() { return (view.from + view.to) / 2; }
function page(share) {
  const step = share * (view.to - view.from);
  show(view.from + step, view.to + step);
}
function beside(step) {
  const event = chosen.event + step;
  if (event >= 0 && event < count(chosen.lane)) { choose(chosen.lane, event, true); }
}
function laneBy(step) {
  const lane = chosen.lane + step;
  if (lane >= 0 && lane < lanes.length && count(lane) > 0) {
    choose(lane, eventAt(lane, field(chosen.lane, chosen.event, 0)), true);
  }
}
const KEYS = {
  ArrowLeft: () => beside(-1),
  ArrowRight: () => beside(1),
  ArrowUp: () => laneBy(-1),
  ArrowDown: () => laneBy(1),
  PageUp: () => page(-0.8),
  PageDown: () => page(0.8),
  Home: () => choose(chosen.lane, 0, true),
  End: () => choose(chosen.lane, count(chosen.lane) - 1, true),
  '+': () => zoom(0.5, middle()),
  '=': () => zoom(0.5, middle()),
  '-': () => zoom(2, middle()),
  0: () => show(0, data.cycles),
  Enter: () => toggle(roundAt(field(chosen.lane, chosen.event, 0)))
};
canvas.addEventListener('keydown', event => {
  if (KEYS[event.key] && !event.ctrlKey && !event.metaKey && !event.altKey && count(chosen.lane) > 0) {
    event.preventDefault();
    KEYS[event.key]();
  }
});

document.getElementById('in').addEventListener('click', () => zoom(0.5, middle()));
document.getElementById('out').addEventListener('click', () => zoom(2, middle()));
document.getElementById('all').addEventListener('click', () => show(0, data.cycles));
const foldBox = document.getElementById('fold');
foldBox.checked = data.rounds.length > MANY_ROUNDS;
foldBox.addEventListener('change', () => foldAll(foldBox.checked));
window.addEventListener('resize', draw);
window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);

document.getElementById('facts').textContent = data.cycles + ' tile cycles, modelled (timing model ' + data.model + '), '
  + data.rounds.length + (data.rounds.length === 1 ? ' round' : ' rounds') + (data.note ? '; ' + data.note : '');
GROUPS.forEach(group => {
  const item = document.createElement('li');
  const box = document.createElement('i');
  box.style.background = 'var(--' + group[0] + ')';
  item.append(box, group[1]);
  document.getElementById('legend').append(item);
});
foldAll(foldBox.checked);
describe();
