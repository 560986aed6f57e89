// What is clipped of what carries a number or a button. Given: what must be in sight without
// scrolling, as selectors. Answers for each what it is, the text in it, what is wrong and by how much.
const [always] = arguments;
const TOLERANCE = 1.5;
const CONTROLS = 'button, select, summary, input, textarea, a[href], [role=button], .target';
// Where a word may go on in the next line.
const WORD = /[^\s\u00ad\u200b\u2060\-\u2010-\u2015/·…]{2,}/g;

const styles = new Map();
const style = e => styles.get(e) ?? (styles.set(e, getComputedStyle(e)), styles.get(e));
const called = e => {
  const own = (e.id ? '#' + e.id : '') + [...e.classList].slice(0, 3).map(c => '.' + c).join('');
  const up = e.parentElement?.closest('[id], [class]');
  return (up && !own ? called(up) + ' ' : '') + e.localName + own;
};
const said = e => (e.textContent.trim() || e.getAttribute('aria-label') || '').replace(/\s+/g, ' ').slice(0, 40);
const seen = e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  && !e.closest('.unseen, .shapes, [inert]');
const box = r => ({ x: [r.left, r.right], y: [r.top, r.bottom] });
const is_svg = e => e instanceof SVGElement;
const is_picture = e => e.localName === 'svg';

// What an element shows of what is in it: the box within its border; of a picture within a picture
// its viewport.
const frame = e => {
  if (is_picture(e) && e.ownerSVGElement) {
    const m = e.parentElement.getScreenCTM(), { x, y, width, height } = e;
    const at = (x, y) => new DOMPoint(x, y).matrixTransform(m);
    const [a, b] = [at(x.baseVal.value, y.baseVal.value),
      at(x.baseVal.value + width.baseVal.value, y.baseVal.value + height.baseVal.value)];
    return { x: [a.x, b.x], y: [a.y, b.y] };
  }
  const r = e.getBoundingClientRect();
  if (is_picture(e)) return box(r);
  return { x: [r.left + e.clientLeft, r.left + e.clientLeft + e.clientWidth],
    y: [r.top + e.clientTop, r.top + e.clientTop + e.clientHeight] };
};
const holds = e => style(e).position !== 'static' || style(e).transform !== 'none'
  || style(e).containerType !== 'normal' || /paint|layout|strict|content/.test(style(e).contain);
const SIDES = { x: ['left', 'right'], y: ['top', 'bottom'] };
const beyond = (b, f, axis) => {
  const out = [f[axis][0] - b[axis][0], b[axis][1] - f[axis][1]];
  const most = Math.max(...out);
  return most > TOLERANCE ? `${Math.ceil(most)} px at its ${SIDES[axis][out.indexOf(most)]}` : null;
};

// What clips the box of something within an element; nothing if all of it can be seen, or can be
// scrolled to. To the side nobody scrolls.
const clipped = (element, b, pinned) => {
  b = { ...b, y: [...b.y] };
  let floats = null;
  for (let e = element; e && e !== document.documentElement; e = e.parentElement) {
    if (e !== element || !pinned) {
      const inside = !floats || (floats === 'absolute' ? holds(e) : style(e).transform !== 'none');
      const clips = inside && (!is_svg(e) || is_picture(e)) && style(e).display !== 'contents';
      if (inside) floats = null;
      for (const axis of clips ? ['y', 'x'] : []) {
        const flow = style(e)[axis === 'x' ? 'overflowX' : 'overflowY'];
        // An element does not clip its own box.
        if (flow === 'visible' || (e === element && b.own)) continue;
        const f = frame(e), out = beyond(b, f, axis);
        if (!out) continue;
        const scrolls = axis === 'y' && (flow === 'auto' || flow === 'scroll');
        const top = b.y[0] - f.y[0] + e.scrollTop;
        if (scrolls && !pinned && top > -TOLERANCE && top + b.y[1] - b.y[0] < e.scrollHeight + TOLERANCE) {
          b.y = [Math.max(b.y[0], f.y[0]), Math.min(b.y[1], f.y[1])];
          if (b.y[1] < b.y[0]) b.y = f.y;
          continue;
        }
        return [called(e), out];
      }
    }
    const position = is_svg(e) && !is_picture(e) ? 'static' : style(e).position;
    if (position === 'absolute' || position === 'fixed') floats = position;
  }
  const root = document.documentElement;
  const view = { x: [0, root.clientWidth], y: [0, root.clientHeight] };
  const across = beyond(b, view, 'x');
  if (across) return ['the window', across];
  const down = beyond(b, view, 'y');
  const scrolls = !pinned && !floats && root.scrollHeight > root.clientHeight
    && ![root, document.body].some(e => /hidden|clip/.test(style(e).overflowY));
  return down && !scrolls ? ['the window', down] : null;
};

// The nearest thing with a ground or a border of its own: what is on it must not spill out of it.
const surface = element => {
  for (let e = element.parentElement; e && e !== document.body; e = e.parentElement) {
    const s = style(e);
    if (s.position === 'absolute' || s.position === 'fixed' || s.overflowY === 'auto' || s.overflowX === 'auto') return null;
    if (is_svg(e)) { if (is_picture(e)) return null; continue; }
    if (s.display === 'contents') continue;
    const ground = s.backgroundImage !== 'none' || !/, 0\)$|transparent/.test(s.backgroundColor);
    if (ground || (parseFloat(s.borderTopWidth) && parseFloat(s.borderLeftWidth))) return e;
  }
  return null;
};
const spilt = (element, b) => {
  if (style(element).position === 'absolute') return null;
  const e = surface(element);
  if (!e) return null;
  const f = box(e.getBoundingClientRect());
  const out = beyond(b, f, 'x') || beyond(b, f, 'y');
  return out ? [called(e), out] : null;
};

const faults = [];
const fault = (element, text, why, by) => faults.push({ element: called(element), text, why, by });
let measured = 0;
const measure = (element, b, text, pinned = false) => {
  if (b.x[1] - b.x[0] < 0.5 || b.y[1] - b.y[0] < 0.5) return;
  measured += 1;
  const cut = clipped(element, b, pinned);
  if (cut) fault(element, text, `${pinned ? 'must always be in sight and ' : ''}is clipped by ${cut[0]}`, cut[1]);
  const over = !pinned && !is_svg(element.parentElement) && spilt(element, b);
  if (over) fault(element, text, `spills out of ${over[0]}`, over[1]);
};
const own = e => ({ ...box(e.getBoundingClientRect()), own: true });

for (const e of document.querySelectorAll(always.join(', ')))
  if (seen(e)) measure(e, own(e), said(e), true);

for (const e of document.querySelectorAll(CONTROLS)) if (seen(e)) measure(e, own(e), said(e));

// Pictures beside texts, and numbers in pictures.
for (const e of document.querySelectorAll('svg'))
  if (seen(e) && !e.ownerSVGElement) measure(e, own(e), `beside “${said(e.parentElement)}”`);
for (const e of document.querySelectorAll('svg text'))
  if (/\d/.test(e.textContent) && seen(e)) measure(e, own(e), said(e));

const range = document.createRange();
const lines = node => {
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(line => line.width > 0.5);
};
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const node = texts.currentNode, element = node.parentElement;
  if (!node.data.trim() || element.closest('svg, script, style, option') || !seen(element)) continue;
  const text = node.data.trim().slice(0, 40);
  if (/\d/.test(node.data) || element.closest(CONTROLS))
    for (const line of lines(node)) measure(element, box(line), text);
  for (const word of node.data.matchAll(WORD)) {
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    const parts = [...range.getClientRects()].filter(part => part.width > 0.5);
    if (parts.some(part => part.top - parts[0].top > part.height / 2)) fault(element, text, 'is broken within a word', word[0]);
  }
}

// Numbers in cells side by side must not read as one.
for (const row of document.querySelectorAll('tr')) {
  const cells = [...row.cells].filter(seen).map(cell => [cell, lines(cell)]);
  for (const [at, [cell, [text]]] of cells.entries()) {
    const next = cells[at + 1]?.[1][0];
    if (text && next && next.left - text.right < 3) fault(cell, said(cell), 'runs into the next cell', `${(next.left - text.right).toFixed(0)} px apart`);
  }
}

// Under something else nothing is seen, and nothing measured.
if (measured < 30) fault(document.body, `${measured} things`, 'are all that can be seen', 'something covers the table');
return faults;
