// A strict reader of the SVG that garments and textiles are drawn with: what it does not know, it refuses.

export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
}

const LOOK = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-linejoin'],
  ...['stroke-linecap', 'stroke-dasharray', 'opacity', 'transform'],
];

/** The elements there are, and what may be said of each. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  defs: [],
  g: ['id', ...LOOK],
  use: ['xlink:href', 'x', 'y'],
  path: ['d', ...LOOK],
  circle: ['cx', 'cy', 'r', ...LOOK],
  ellipse: ['cx', 'cy', 'rx', 'ry', ...LOOK],
  rect: ['x', 'y', 'width', 'height', 'rx', ...LOOK],
  radialGradient: ['id', 'cx', 'cy', 'r'],
  linearGradient: ['id', 'x1', 'y1', 'x2', 'y2'],
  stop: ['offset', 'stop-color', 'stop-opacity'],
};

const TAG = /\s*<(?:\/([a-zA-Z]+)|([a-zA-Z]+)((?:\s+[a-z][a-zA-Z0-9:-]*="[^"<]*")*)\s*(\/?))>/y;
const ATTRIBUTE = /([a-z][a-zA-Z0-9:-]*)="([^"]*)"/g;

function open(name: string, text: string): Element {
  const known = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name]! : null;
  if (!known) throw new Error(`Element <${name}> cannot be drawn`);
  const attributes: Record<string, string> = {};
  for (const [, key, value] of text.matchAll(ATTRIBUTE)) {
    if (!known.includes(key!)) throw new Error(`Attribute ${key} of <${name}> cannot be drawn`);
    attributes[key!] = value!;
  }
  return { name, attributes, children: [] };
}

/** Reads markup into its elements; throws where it is anything but whole, known elements. */
export function readMarkup(markup: string): Element[] {
  const root: Element = { name: '', attributes: {}, children: [] };
  const path = [root];
  const end = markup.trimEnd().length;
  TAG.lastIndex = 0;
  while (TAG.lastIndex < end) {
    const at = TAG.lastIndex;
    const [, closed, name, attributes, isWhole] = TAG.exec(markup) ?? [];
    if (closed) {
      if (path.pop()!.name !== closed) throw new Error(`Markup closes <${closed}> where it is not open`);
    } else if (name) {
      const element = open(name, attributes!);
      path.at(-1)!.children.push(element);
      if (!isWhole) path.push(element);
    } else throw new Error(`Markup cannot be read at "${markup.slice(at, at + 40)}"`);
  }
  if (path.length !== 1) throw new Error(`Markup leaves <${path.at(-1)!.name}> open`);
  return root.children;
}
