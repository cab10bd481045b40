import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the focus on a heading (`tabIndex={-1}`) when what held it has left a list, so that who uses the keyboard goes on
 * from there and not from the top of the page. `listed` names what is in the list.
 */
export function useRestoredFocus<E extends HTMLElement>(listed: readonly string[]): RefObject<E | null> {
  const heading = useRef<E>(null);
  const before = useRef(listed);
  useEffect(() => {
    const hasLeft = before.current.some((one) => !listed.includes(one));
    before.current = listed;
    if (hasLeft && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [listed]);
  return heading;
}
