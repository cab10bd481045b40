import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** By what an address leads to the conversation of a page. */
const HASH = '#conversation';
/** What somebody does who looks for something themselves. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings an address that names the conversation to it: once it is on the page, and once its messages are there, which
 * make it as long as it is. Whoever moved meanwhile stays where they are.
 */
export function useArrival(within: RefObject<HTMLElement | null>, isLoaded: boolean): void {
  const isAsked = useLocation().hash === HASH;
  const isOver = useRef(false);

  useEffect(() => {
    if (!isAsked) return;
    const end = (): void => {
      isOver.current = true;
    };
    isOver.current = false;
    for (const move of MOVES) window.addEventListener(move, end, { once: true, passive: true });
    return () => {
      for (const move of MOVES) window.removeEventListener(move, end);
    };
  }, [isAsked]);

  useEffect(() => {
    if (!isAsked || isOver.current) return;
    // The page is put to its top in the frame in which it comes.
    const frame = requestAnimationFrame(() => within.current?.closest(HASH)?.scrollIntoView({ block: 'start' }));
    isOver.current = isLoaded;
    return () => cancelAnimationFrame(frame);
  }, [within, isAsked, isLoaded]);
}
