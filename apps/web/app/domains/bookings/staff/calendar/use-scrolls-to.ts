import { type RefObject, useEffect, useRef } from 'react';

/** How far below the top of its box that stands which the box opens at, as a share of its height. */
const BELOW_TOP = 0.4;

/** A box that opens where something stands: the page around it stays where it is. */
export function useScrollsTo<T extends HTMLElement>(): RefObject<T | null> {
  const at = useRef<T>(null);
  useEffect(() => {
    const box = at.current?.closest('[role="group"]');
    if (!at.current || !box) return;
    const below = at.current.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollTop += Math.max(0, below - box.clientHeight * BELOW_TOP);
  }, []);
  return at;
}
