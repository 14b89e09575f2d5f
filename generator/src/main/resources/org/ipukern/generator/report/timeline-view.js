'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const canvas = document.getElementById('view');
const pen = canvas.getContext('2d');
// An event is five numbers: start, length, unit, issues, cause.
const STRIDE = 5;
const MANY_ROUNDS = 1;
const LABELS = 96;
const AXIS = 24;
const lanes = data.lanes.map(lane => ({name: lane.name, events: Float64Array.from(lane.events)}));
const folded = new Set();
const view = {from: 0, to: data.cycles};
let chosen = {lane: 0, event: 0};
const GROUPS = [
  ['amp', 'AMP or SLIC'], ['feed', 'coefficient load'], ['memory', 'load or store'], ['issue', 'other issue'],
  ['folded', 'folded issues or round'], ['stall', 'supervisor stall'], ['early', 'waits for the busiest worker'],
  ['idle', 'had no work or not started'], ['lost', 'other lost slots']];
const unitGroup = data.units.map(unit => {
  if (/amp|slic/.test(unit[0])) { return 'amp'; }
  if (/putcs/.test(unit[0])) { return 'feed'; }
  return /(^|\+ )(ld|st)[a-z0-9]/.test(unit[0]) ? 'memory' : 'issue';
});
const causeGroup = data.causes.map(cause => {
  if (cause[0] === 'lost-finished-early') { return 'early'; }
  if (cause[0] === 'lost-idle-worker' || cause[0] === 'lost-not-started') { return 'idle'; }
  return cause[0].startsWith('stall-') ? 'stall' : 'lost';
});

function colours() {
  const style = getComputedStyle(document.documentElement);
  const of = name => style.getPropertyValue('--' + name).trim();
  const all = {text: of('text'), faint: of('faint'), line: of('line'), lane: of('lane'), page: of('page'), mark: of('mark')};
  GROUPS.forEach(group => { all[group[0]] = of(group[0]); });
  return all;
}

function field(lane, event, which) { return lanes[lane].events[STRIDE * event + which]; }
function count(lane) { return lanes[lane].events.length / STRIDE; }

// The event of a lane that holds a cycle; events leave no gap.
function eventAt(lane, cycle) {
  let low = 0;
  let high = count(lane) - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (field(lane, middle, 0) <= cycle) { low = middle; } else { high = middle - 1; }
  }
  return low;
}

function roundAt(cycle) {
  let low = 0;
  let high = data.rounds.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (data.rounds[middle][0] <= cycle) { low = middle; } else { high = middle - 1; }
  }
  const round = data.rounds[low];
  return round && round[0] <= cycle && cycle < round[1] ? low : -1;
}

function groupOf(lane, event) {
  const cause = field(lane, event, 4);
  if (cause >= 0) { return causeGroup[cause]; }
  if (field(lane, event, 3) > 1) { return 'folded'; }
  const unit = field(lane, event, 2);
  return unit < 0 ? 'issue' : unitGroup[unit];
}

function size() {
  const width = canvas.clientWidth;
  const height = canvas.clientHeight;
  const scale = window.devicePixelRatio || 1;
  if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
  }
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  return {width: width - LABELS, height: (height - AXIS) / lanes.length, all: height};
}
function x(cycle, width) { return LABELS + (cycle - view.from) / (view.to - view.from) * width; }
function cycleAt(pixel) {
  return view.from + (pixel - LABELS) / size().width * (view.to - view.from);
}

let waiting = false;
function draw() {
  if (!waiting) {
    waiting = true;
    requestAnimationFrame(() => { waiting = false; paint(); });
  }
}

function paint() {
  const box = size();
  const colour = colours();
  pen.fillStyle = colour.page;
  pen.fillRect(0, 0, box.width + LABELS, box.all);
  axis(box, colour);
  for (let lane = 0; lane < lanes.length; lane++) {
    const top = AXIS + lane * box.height;
    paintLane(lane, top + 2, box.height - 4, box.width, colour);
    pen.fillStyle = colour.page;
    pen.fillRect(0, top, LABELS, box.height);
    pen.fillStyle = lane === chosen.lane ? colour.text : colour.faint;
    pen.fillText(lanes[lane].name, 8, top + box.height / 2 + 4);
  }
  mark(box, colour);
  document.getElementById('range').textContent =
    'cycles ' + Math.floor(view.from) + ' to ' + Math.ceil(view.to) + ' of ' + data.cycles;
}

function axis(box, colour) {
  const raw = (view.to - view.from) / Math.max(1, box.width / 110);
  const power = Math.pow(10, Math.floor(Math.log10(raw)));
  const step = Math.max(1, [1, 2, 5, 10].map(n => n * power).find(n => n >= raw));
  pen.font = '12px system-ui, sans-serif';
  for (let tick = Math.ceil(view.from / step) * step; tick <= view.to; tick += step) {
    const at = x(tick, box.width);
    pen.fillStyle = colour.line;
    pen.fillRect(at, AXIS - 5, 1, box.all - AXIS + 5);
    pen.fillStyle = colour.faint;
    pen.fillText(String(Math.round(tick)), at + 3, 14);
  }
}

// One rectangle a pixel column at most, so the work depends on the width and not on the events.
function paintLane(lane, top, height, width, colour) {
  const events = count(lane);
  let event = events === 0 ? 0 : eventAt(lane, view.from);
  let drawn = LABELS;
  while (event < events && field(lane, event, 0) < view.to) {
    const start = field(lane, event, 0);
    const round = roundAt(start);
    const isFolded = round >= 0 && folded.has(round);
    const from = isFolded ? data.rounds[round][0] : start;
    const to = isFolded ? data.rounds[round][1] : start + field(lane, event, 1);
    const left = Math.max(drawn, Math.round(x(from, width)));
    const right = Math.max(left + 1, Math.min(LABELS + width, Math.round(x(to, width))));
    pen.fillStyle = colour[isFolded ? 'folded' : groupOf(lane, event)];
    pen.fillRect(left, top, right - left > 3 ? right - left - 1 : right - left, height);
    if (right - left > 40) { text(lane, event, isFolded ? round : -1, left, right, top + height / 2 + 4, colour); }
    drawn = right;
    const next = eventAt(lane, Math.max(to, cycleAtColumn(right, width)));
    event = next > event ? next : event + 1;
  }
}
function cycleAtColumn(pixel, width) { return view.from + (pixel - LABELS) / width * (view.to - view.from); }

function text(lane, event, round, left, right, base, colour) {
  pen.save();
  pen.beginPath();
  pen.rect(left, 0, right - left - 4, 4000);
  pen.clip();
  pen.fillStyle = colour.page;
  if (field(lane, event, 4) >= 0 && round < 0) { pen.fillStyle = colour.text; }
  pen.fillText(round < 0 ? nameOf(lane, event) : 'round ' + (round + 1), left + 4, base);
  pen.restore();
}

function mark(box, colour) {
  if (count(chosen.lane) === 0) { return; }
  const start = field(chosen.lane, chosen.event, 0);
  const left = Math.max(LABELS, x(start, box.width));
  const right = Math.min(LABELS + box.width, x(start + field(chosen.lane, chosen.event, 1), box.width));
  if (right >= left) {
    pen.strokeStyle = colour.mark;
    pen.lineWidth = 2;
    pen.strokeRect(left, AXIS + chosen.lane * box.height + 2, Math.max(2, right - left - 1), box.height - 4);
  }
}

function nameOf(lane, event) {
  const cause = field(lane, event, 4);
  if (cause >= 0) { return data.causes[cause][1]; }
  const unit = field(lane, event, 2);
  return unit < 0 ? 'launcher' : data.units[unit][0];
}
