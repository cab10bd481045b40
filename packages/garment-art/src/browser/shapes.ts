// From elements to shapes in drawing order, each with its place and its look.
import { type Gradient, readGradients } from './gradients.ts';
import { type Look, type Paint, readLook, type Stroke } from './look.ts';
import { type Element, readMarkup } from './markup.ts';
import { type Matrix, multiply, NO_CHANGE, readTransform } from './transform.ts';
import { readNumber } from './values.ts';

/** The line around a shape; px of the drawing. */
export type Outline =
  | { kind: 'path'; d: string }
  | { kind: 'rect'; x: number; y: number; width: number; height: number; round: number }
  | { kind: 'ellipse'; x: number; y: number; width: number; height: number };

export interface Shape {
  outline: Outline;
  matrix: Matrix;
  fill: Paint | null;
  stroke: Stroke | null;
}

/** The outline of a shape's element; null for other elements. */
function outlineOf({ name, attributes }: Element): Outline | null {
  const number = (key: string): number => readNumber(attributes[key] ?? '0');
  if (name === 'path') return { kind: 'path', d: attributes.d ?? '' };
  if (name === 'rect')
    return {
      ...{ kind: 'rect', x: number('x'), y: number('y') },
      ...{ width: number('width'), height: number('height'), round: number('rx') },
    };
  if (name !== 'circle' && name !== 'ellipse') return null;
  const [rx, ry] = name === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')];
  return { kind: 'ellipse', x: number('cx') - rx, y: number('cy') - ry, width: 2 * rx, height: 2 * ry };
}

/** Reads one drawing: its definitions first, then what is drawn. */
class Reader {
  readonly shapes: Shape[] = [];
  private readonly defined: Element[];
  private readonly gradients: Map<string, Gradient>;

  constructor(elements: Element[]) {
    this.defined = elements.filter(({ name }) => name === 'defs').flatMap(({ children }) => children);
    this.gradients = readGradients(this.defined);
    for (const element of elements) if (element.name !== 'defs') this.read(element, {}, NO_CHANGE);
  }

  private read(element: Element, above: Look, placed: Matrix): void {
    const { name, attributes, children } = element;
    if (name === 'use') {
      this.repeat(attributes, placed);
      return;
    }
    const matrix = attributes.transform ? multiply(placed, readTransform(attributes.transform)) : placed;
    const look = { ...above, ...attributes };
    const outline = outlineOf(element);
    const isGroup = name === 'g' && attributes.opacity === undefined;
    if (isGroup) for (const child of children) this.read(child, look, matrix);
    else if (outline && !children.length)
      this.shapes.push({
        ...{ outline, matrix },
        ...readLook(look, readNumber(attributes.opacity ?? '1'), this.gradients),
      });
    else throw new Error(`A <${name}> like this cannot be drawn`);
  }

  private repeat({ 'xlink:href': href, x = '0', y = '0' }: Element['attributes'], placed: Matrix): void {
    const target = this.defined.find(({ attributes }) => `#${attributes.id}` === href);
    if (target?.name !== 'g') throw new Error(`There is no group "${href}" to use`);
    this.read(target, {}, multiply(placed, [1, 0, 0, 1, readNumber(x), readNumber(y)]));
  }
}

/** Reads markup into shapes; throws at what it does not know. */
export const readShapes = (markup: string): Shape[] => new Reader(readMarkup(markup)).shapes;
