import { type RefObject, useEffect, useRef } from 'react';

/** How much of the screen’s height may lie above what the page opens at, before it is scrolled to. */
const IN_SIGHT = 0.8;

/**
 * A page that opens where something stands: it is brought into sight once, unless it is there already or somebody has
 * scrolled, as who comes back to the page has.
 */
export function useOpensAt<T extends Element>(): RefObject<T | null> {
  const at = useRef<T>(null);
  useEffect(() => {
    const top = at.current?.getBoundingClientRect().top ?? 0;
    if (window.scrollY === 0 && top > window.innerHeight * IN_SIGHT) at.current?.scrollIntoView({ block: 'start' });
  }, []);
  return at;
}
