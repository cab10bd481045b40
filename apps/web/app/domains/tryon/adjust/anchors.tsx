import { ADJUSTABLE, ADJUSTABLE_POINTS, type Adjustable, movePoints } from '@adunni/tryon/body/adjust';
import { distance, type Point, subtract } from '@adunni/tryon/geometry';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import classes from './adjust.module.css';

type Points = Record<Adjustable, Point>;

interface Props {
  /** Of the picture, in whose px points are. */
  width: number;
  height: number;
  points: Points;
  onMove: (points: Points) => void;
}

const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Share of the picture’s height that an arrow key moves a point by; ten times as much with Shift. */
const STEP = 0.004;

/** Handles over a picture by which its body is corrected: dragged, moved by arrow keys, or all together by two fingers. */
export function Anchors({ width, height, points, onMove }: Props) {
  const place = useRef<HTMLFieldSetElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const held = useRef<Adjustable | null>(null);
  // Two fingers move before the first of their moves is drawn.
  const latest = useRef(points);
  useLayoutEffect(() => {
    latest.current = points;
  }, [points]);

  function tell(moved: Points): void {
    latest.current = moved;
    onMove(moved);
  }

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top, width: wide } = place.current?.getBoundingClientRect() ?? { left: 0, top: 0, width };
    return [((clientX - left) * width) / wide, ((clientY - top) * width) / wide];
  }

  function start(event: PointerEvent): void {
    fingers.current.set(event.pointerId, pointOf(event));
    const name = event.target instanceof HTMLElement ? event.target.dataset.point : undefined;
    held.current = fingers.current.size === 1 && name ? (name as Adjustable) : null;
    place.current?.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    fingers.current.set(event.pointerId, now);
    if (held.current) {
      tell({ ...latest.current, [held.current]: now });
      return;
    }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const [was, is] = [subtract(before, other), subtract(now, other)];
    const turn = Math.atan2(is[1], is[0]) - Math.atan2(was[1], was[0]);
    const shift: Point = [(now[0] - before[0]) / 2, (now[1] - before[1]) / 2];
    tell(movePoints(latest.current, { grow: distance(now, other) / (distance(before, other) || 1), turn, shift }));
  }

  function end({ pointerId }: PointerEvent): void {
    fingers.current.delete(pointerId);
    held.current = null;
  }

  function press(name: Adjustable, event: KeyboardEvent): void {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    const by = height * STEP * (event.shiftKey ? 10 : 1);
    const [x, y] = latest.current[name];
    tell({ ...latest.current, [name]: [x + way[0] * by, y + way[1] * by] });
  }

  return (
    <fieldset
      ref={place}
      className={classes.anchors}
      aria-label="Points of the body"
      style={{ width: `min(100cqw, ${(100 * width) / height}cqh)`, aspectRatio: `${width} / ${height}` }}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {ADJUSTABLE_POINTS.map((name) => {
        const [x, y] = points[name];
        // What lies outside the picture can’t be dragged.
        if (x < 0 || y < 0 || x > width || y > height) return null;
        return (
          <button
            key={name}
            type="button"
            data-point={name}
            aria-label={`${ADJUSTABLE[name]}, move with the arrow keys`}
            style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
            onKeyDown={(event) => press(name, event)}
          />
        );
      })}
    </fieldset>
  );
}
