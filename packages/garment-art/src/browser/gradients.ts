// Gradients, in shares of the shape that they fill.
import type { Element } from './markup.ts';
import { readColour, readNumber } from './values.ts';

interface Stop {
  offset: number;
  colour: string;
  opacity: number;
}

/** From circle or line to the colours along it; lengths in shares of the filled shape's box. */
export type Gradient = { stops: Stop[] } & (
  | { kind: 'radial'; x: number; y: number; radius: number }
  | { kind: 'linear'; from: [number, number]; to: [number, number] }
);

function readGradient({ name, attributes, children }: Element): Gradient {
  const number = (key: string, otherwise: number): number => readNumber(attributes[key] ?? String(otherwise));
  const stops = children.map((child) => {
    if (child.name !== 'stop') throw new Error(`A gradient holds no <${child.name}>`);
    const { offset = '0', 'stop-color': colour = '#000', 'stop-opacity': opacity = '1' } = child.attributes;
    return { offset: readNumber(offset), colour: readColour(colour), opacity: readNumber(opacity) };
  });
  return name === 'radialGradient'
    ? { kind: 'radial', x: number('cx', 0.5), y: number('cy', 0.5), radius: number('r', 0.5), stops }
    : { kind: 'linear', from: [number('x1', 0), number('y1', 0)], to: [number('x2', 1), number('y2', 0)], stops };
}

/** The gradients among what a drawing defines, by name. */
export function readGradients(defined: Element[]): Map<string, Gradient> {
  return new Map(
    defined
      .filter(({ name }) => name === 'radialGradient' || name === 'linearGradient')
      .map((element) => [element.attributes.id ?? '', readGradient(element)]),
  );
}
