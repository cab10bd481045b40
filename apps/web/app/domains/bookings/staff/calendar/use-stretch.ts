import type { DayWindow } from '@adunni/contracts/availability/availability';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Times are chosen in steps of so many minutes. */
export const STEP = 15;

/** Time that is being chosen in one column: from where it began to where one is. Both are starts of a step. */
interface Chosen {
  column: number;
  anchor: number;
  head: number;
}

interface Setup {
  columns: number;
  hours: DayWindow;
  /** Called with a single time, or with a stretch of several steps. */
  onTime: (column: number, at: number) => void;
  onStretch: (column: number, window: DayWindow) => void;
}

const windowOf = ({ anchor, head }: Chosen): DayWindow => ({
  from: Math.min(anchor, head),
  to: Math.max(anchor, head) + STEP,
});

/**
 * Choosing time in the columns of a calendar: with a mouse by a click or a drag, with a finger by a tap, with the
 * keyboard by arrows, Shift and Enter.
 */
export function useStretch({ columns, hours, onTime, onStretch }: Setup) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isDragging, setDragging] = useState(false);
  const within = (minutes: number): number => Math.max(hours.from, Math.min(hours.to - STEP, minutes));

  function minutesAt(event: { clientY: number; currentTarget: Element }): number {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const minutes = hours.from + ((event.clientY - top) / height) * (hours.to - hours.from);
    return within(Math.floor(minutes / STEP) * STEP);
  }

  function finish(done: Chosen): void {
    if (done.anchor === done.head) onTime(done.column, done.anchor);
    else onStretch(done.column, windowOf(done));
  }

  /** What a column listens to. What stands in it keeps its own presses. */
  const pointer = (column: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === 'touch' || event.target !== event.currentTarget) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = minutesAt(event);
      setDragging(true);
      setChosen({ column, anchor: at, head: at });
    },
    onPointerMove: (event: PointerEvent) => {
      if (isDragging && chosen) setChosen({ ...chosen, head: minutesAt(event) });
    },
    onPointerUp: () => {
      if (isDragging && chosen) finish(chosen);
      setDragging(false);
    },
    onPointerCancel: () => {
      setDragging(false);
      setChosen(null);
    },
    onClick: (event: React.MouseEvent) => {
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
      if (pointerType === 'touch' && event.target === event.currentTarget) onTime(column, minutesAt(event));
    },
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== event.currentTarget) return;
    const next = afterKey(event, chosen ?? { column: 0, anchor: within(540), head: within(540) }, chosen !== null);
    if (next === undefined) return;
    event.preventDefault();
    if (next === 'done') {
      if (chosen) finish(chosen);
    } else
      setChosen(
        next && { column: (next.column + columns) % columns, anchor: within(next.anchor), head: within(next.head) },
      );
  }

  return {
    chosen: chosen && { column: chosen.column, ...windowOf(chosen) },
    isDragging,
    pointer,
    onKeyDown,
    clear: () => setChosen(null),
  };
}

/** What a key makes of the chosen time; undefined for a key that means nothing here. */
function afterKey(
  { key, shiftKey }: KeyboardEvent,
  { column, anchor, head }: Chosen,
  hasBegun: boolean,
): Chosen | null | 'done' | undefined {
  const down = { ArrowDown: STEP, ArrowUp: -STEP }[key];
  const aside = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (key === 'Escape') return hasBegun ? null : undefined;
  if (key === 'Enter') return 'done';
  if (down === undefined && aside === undefined) return undefined;
  if (!hasBegun) return { column, anchor, head };
  if (aside !== undefined) return { column: column + aside, anchor: head, head };
  const to = head + (down ?? 0);
  return { column, anchor: shiftKey ? anchor : to, head: to };
}
