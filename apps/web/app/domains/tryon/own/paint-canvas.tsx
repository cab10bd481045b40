import { OUTFIT_CANVAS } from '@adunni/contracts/tryon/canvas';
import type { Point } from '@adunni/tryon/geometry';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { nudgeOf } from '../staff/anchors.ts';
import type { Garment } from './messages.ts';
import classes from './own.module.css';
import { beginStroke, drawGarment, leadStroke, type Stroke, type Tool, WHOLE } from './painting.ts';

interface Props {
  garment: Garment;
  /** Grows when the garment was changed elsewhere, by an undo. */
  revision: number;
  tool: Tool;
  radius: number;
  showsLayers: boolean;
  onStroke: (stroke: Stroke) => void;
}

const MIDDLE: Point = [OUTFIT_CANVAS.width / 2, OUTFIT_CANVAS.height / 2];

/** The cut-out on squares, painted on by dragging, or by the arrow keys and the space bar. */
export function PaintCanvas({ garment, revision, tool, radius, showsLayers, onStroke }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<Stroke | null>(null);
  const [at, setAt] = useState<Point>(MIDDLE);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the garment is changed in place, of which its revision tells
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    if (context) drawGarment(context, garment, WHOLE, showsLayers);
  }, [garment, revision, showsLayers]);

  function lead(to: Point): void {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    if (!context || !stroke.current) return;
    drawGarment(context, garment, leadStroke(garment, stroke.current, tool, to), showsLayers);
  }

  function end(): void {
    const done = stroke.current;
    stroke.current = null;
    if (done && done.points.length > 0) onStroke(done);
  }

  function placeOf(event: PointerEvent): Point {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return [
      ((event.clientX - left) / width) * OUTFIT_CANVAS.width,
      ((event.clientY - top) / height) * OUTFIT_CANVAS.height,
    ];
  }

  function press(event: KeyboardEvent): void {
    if (event.key === ' ') {
      event.preventDefault();
      stroke.current = beginStroke(garment, radius);
      lead(at);
      end();
      return;
    }
    const way = nudgeOf(event.key, event.shiftKey);
    if (!way) return;
    event.preventDefault();
    const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
    // A press goes half a brush on: 2 px would take an afternoon.
    const step = radius / 4;
    setAt(([x, y]) => [
      within(x + way[0] * step, OUTFIT_CANVAS.width),
      within(y + way[1] * step, OUTFIT_CANVAS.height),
    ]);
  }

  return (
    <div
      className={classes.board}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is painted on by keyboard
      tabIndex={0}
      aria-label="Cut-out. Arrow keys move the brush, the space bar paints."
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        stroke.current = beginStroke(garment, radius);
        setAt(placeOf(event));
        lead(placeOf(event));
      }}
      onPointerMove={(event) => {
        if (stroke.current) lead(placeOf(event));
        setAt(placeOf(event));
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <canvas ref={canvas} {...OUTFIT_CANVAS} className={classes.paint} />
      <span
        className={classes.brush}
        style={{
          left: `${(at[0] / OUTFIT_CANVAS.width) * 100}%`,
          top: `${(at[1] / OUTFIT_CANVAS.height) * 100}%`,
          width: `${((2 * radius) / OUTFIT_CANVAS.width) * 100}%`,
        }}
      />
    </div>
  );
}
