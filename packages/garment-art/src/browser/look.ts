// What fills a shape and what is drawn along its line.
import type { Gradient } from './gradients.ts';
import { oneOf, readColour, readNumber } from './values.ts';

export interface Paint {
  colour: string | Gradient;
  opacity: number;
}

export interface Stroke {
  colour: string;
  opacity: number;
  width: number;
  join: CanvasLineJoin;
  cap: CanvasLineCap;
  dashes: number[];
}

/** Attributes of an element together with those that it inherits. */
export type Look = Record<string, string>;

const JOINS: readonly CanvasLineJoin[] = ['miter', 'round', 'bevel'];
const CAPS: readonly CanvasLineCap[] = ['butt', 'round', 'square'];

function fillOf(look: Look, gradients: Map<string, Gradient>): Paint | null {
  const value = look.fill ?? '#000';
  if (value === 'none') return null;
  oneOf(look['fill-rule'] ?? 'nonzero', ['nonzero']);
  const id = /^url\(#(\w+)\)$/.exec(value)?.[1];
  const colour = id === undefined ? readColour(value) : gradients.get(id);
  if (!colour) throw new Error(`There is no gradient "${id}"`);
  return { colour, opacity: readNumber(look['fill-opacity'] ?? '1') };
}

function strokeOf(look: Look): Stroke | null {
  const width = readNumber(look['stroke-width'] ?? '1');
  if ((look.stroke ?? 'none') === 'none' || width === 0) return null;
  return {
    colour: readColour(look.stroke!),
    opacity: readNumber(look['stroke-opacity'] ?? '1'),
    width,
    join: oneOf(look['stroke-linejoin'] ?? 'miter', JOINS),
    cap: oneOf(look['stroke-linecap'] ?? 'butt', CAPS),
    dashes: look['stroke-dasharray']?.split(/[ ,]+/).map(readNumber) ?? [],
  };
}

/**
 * Reads fill and stroke; `opacity` is the element's own.
 * @throws where both would have to be seen through as one, which nothing is drawn with
 */
export function readLook(
  look: Look,
  opacity: number,
  gradients: Map<string, Gradient>,
): { fill: Paint | null; stroke: Stroke | null } {
  const [fill, stroke] = [fillOf(look, gradients), strokeOf(look)];
  if (fill && stroke && opacity !== 1) throw new Error('Opacity of fill and stroke together cannot be drawn');
  for (const paint of [fill, stroke]) if (paint) paint.opacity *= opacity;
  return { fill, stroke };
}
