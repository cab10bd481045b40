import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a row sideways, and the page not at all, until what is open in it is in view: on a phone it may lie beyond the
 * edge. `open` names what is, so that the row moves again with it.
 */
export function useOpenInView<T extends HTMLElement>(open: string | undefined): RefObject<T | null> {
  const row = useRef<T>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open is found in the row
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]:not([aria-current="false"])');
    if (!row.current || !chosen) return;
    const [frame, at] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (at.left < frame.left || at.right > frame.right)
      row.current.scrollLeft += at.left - frame.left - (frame.width - at.width) / 2;
  }, [open]);

  return row;
}
