/** What was changed, in order, with what came before and what was undone. */
export interface History<T> {
  past: readonly T[];
  now: T;
  next: readonly T[];
  /** What the last change was about: more of the same, as while a slider moves, is one step. */
  gesture: string | null;
}

export const begin = <T>(now: T): History<T> => ({ past: [], now, next: [], gesture: null });

/** Whether anything was changed, also where that was undone or brought back what there was. */
export const hasMoved = <T>({ past, next }: History<T>): boolean => past.length > 0 || next.length > 0;

/** One more step; within a gesture that goes on, the step before it stays the last. */
export function step<T>(history: History<T>, now: T, gesture: string | null = null): History<T> {
  const goesOn = gesture !== null && gesture === history.gesture;
  return { past: goesOn ? history.past : [...history.past, history.now], now, next: [], gesture };
}

/** Ends a gesture: what follows is a step of its own. */
export const rest = <T>(history: History<T>): History<T> =>
  history.gesture === null ? history : { ...history, gesture: null };

export function undo<T>({ past, now, next }: History<T>): History<T> {
  const last = past.at(-1);
  return last === undefined
    ? { past, now, next, gesture: null }
    : { past: past.slice(0, -1), now: last, next: [now, ...next], gesture: null };
}

export function redo<T>({ past, now, next }: History<T>): History<T> {
  const [first, ...others] = next;
  return first === undefined
    ? { past, now, next, gesture: null }
    : { past: [...past, now], now: first, next: others, gesture: null };
}
