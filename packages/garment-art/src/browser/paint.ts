// Shapes onto a canvas.
import { parseHex } from '../core/raster.ts';
import type { Gradient } from './gradients.ts';
import type { Paint } from './look.ts';
import type { Outline, Shape } from './shapes.ts';
import { type Matrix, multiply } from './transform.ts';

type Canvas = OffscreenCanvasRenderingContext2D;

function toPath(outline: Outline): Path2D {
  if (outline.kind === 'path') return new Path2D(outline.d);
  const path = new Path2D();
  const { x, y, width, height } = outline;
  if (outline.kind === 'rect') path.roundRect(x, y, width, height, outline.round);
  else path.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  return path;
}

function toStyle(canvas: Canvas, gradient: Gradient): CanvasGradient {
  const style =
    gradient.kind === 'radial'
      ? canvas.createRadialGradient(gradient.x, gradient.y, 0, gradient.x, gradient.y, gradient.radius)
      : canvas.createLinearGradient(...gradient.from, ...gradient.to);
  for (const { offset, colour, opacity } of gradient.stops)
    style.addColorStop(offset, `rgb(${parseHex(colour).join(' ')} / ${opacity})`);
  return style;
}

/** Gradients are given in shares of the shape's box, so that the shape is drawn as one that fills the unit square. */
function fillGradient(canvas: Canvas, outline: Outline, gradient: Gradient, matrix: Matrix): void {
  if (outline.kind === 'path' || (outline.kind === 'rect' && outline.round))
    throw new Error('A gradient fills plain rectangles, circles and ellipses only');
  const { kind, x, y, width, height } = outline;
  canvas.setTransform(...multiply(matrix, [width, 0, 0, height, x, y]));
  canvas.fillStyle = toStyle(canvas, gradient);
  canvas.fill(toPath({ kind, x: 0, y: 0, width: 1, height: 1, round: 0 }));
}

function fill(canvas: Canvas, outline: Outline, path: Path2D, { colour, opacity }: Paint, matrix: Matrix): void {
  canvas.globalAlpha = opacity;
  if (typeof colour === 'string') {
    canvas.fillStyle = colour;
    canvas.fill(path);
  } else fillGradient(canvas, outline, colour, matrix);
}

/** Draws the shapes in order; `placed` leads from the drawing to the canvas. */
export function paintShapes(canvas: Canvas, shapes: readonly Shape[], placed: Matrix): void {
  canvas.miterLimit = 4; // SVG's own; a canvas starts with 10
  for (const shape of shapes) {
    const matrix = multiply(placed, shape.matrix);
    const path = toPath(shape.outline);
    canvas.setTransform(...matrix);
    if (shape.fill) fill(canvas, shape.outline, path, shape.fill, matrix);
    if (!shape.stroke) continue;
    const { colour, opacity, width, join, cap, dashes } = shape.stroke;
    canvas.setTransform(...matrix);
    canvas.globalAlpha = opacity;
    canvas.strokeStyle = colour;
    canvas.lineWidth = width;
    canvas.lineJoin = join;
    canvas.lineCap = cap;
    canvas.setLineDash(dashes);
    canvas.stroke(path);
  }
}
