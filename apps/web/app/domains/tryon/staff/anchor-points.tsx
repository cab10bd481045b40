import { BODY_ANCHORS, OUTFIT_CANVAS } from '@adunni/contracts/tryon/canvas';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { type Anchors, allMoved, moved, nudgeOf } from './anchors.ts';
import classes from './outfits.module.css';
import { anchorLabel } from './words.ts';

interface Props {
  anchors: Anchors;
  chosen: string | null;
  /** Whether all of them go where one is moved. */
  areTogether?: boolean;
  onChoose: (name: string) => void;
  /** Something is about to be moved. */
  onBegin: () => void;
  onChange: (anchors: Anchors) => void;
  /** The garment on its canvas. */
  children: ReactNode;
}

const placeOf = (name: string): number =>
  BODY_ANCHORS.includes(name) ? BODY_ANCHORS.indexOf(name) : BODY_ANCHORS.length;

/** From the neck down, as one tabs through them: the database keeps them in another order. */
const inOrder = (anchors: Anchors) => Object.entries(anchors).toSorted(([a], [b]) => placeOf(a) - placeOf(b));

/** Anchors on a garment, moved by dragging or by the arrow keys. */
export function AnchorPoints({ anchors, chosen, areTogether = false, children, ...on }: Props) {
  const canvas = useRef<HTMLDivElement>(null);

  function move(name: string, [x, y]: readonly [number, number]): void {
    const [fromX, fromY] = anchors[name] ?? [0, 0];
    on.onChange(areTogether ? allMoved(anchors, [x - fromX, y - fromY]) : moved(anchors, name, [x, y]));
  }

  function press(event: KeyboardEvent, name: string): void {
    const way = nudgeOf(event.key, event.shiftKey);
    const [x, y] = anchors[name] ?? [0, 0];
    if (!way) return;
    event.preventDefault();
    on.onBegin();
    move(name, [x + way[0], y + way[1]]);
  }

  function drag(event: PointerEvent, name: string): void {
    const box = canvas.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const x = ((event.clientX - box.left) / box.width) * OUTFIT_CANVAS.width;
    const y = ((event.clientY - box.top) / box.height) * OUTFIT_CANVAS.height;
    move(name, [x, y]);
  }

  return (
    <div className={classes.canvas} ref={canvas}>
      {children}
      {inOrder(anchors).map(([name, [x, y]]) => (
        <button
          key={name}
          type="button"
          className={classes.anchor}
          style={{ left: `${(x / OUTFIT_CANVAS.width) * 100}%`, top: `${(y / OUTFIT_CANVAS.height) * 100}%` }}
          aria-label={`${anchorLabel(name)}, ${Math.round(x)} across, ${Math.round(y)} down`}
          data-chosen={chosen === name || undefined}
          onFocus={() => on.onChoose(name)}
          onKeyDown={(event) => press(event, name)}
          onPointerDown={(event) => {
            on.onBegin();
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => drag(event, name)}
        />
      ))}
    </div>
  );
}
