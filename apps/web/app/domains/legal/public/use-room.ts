import { type RefObject, useEffect } from 'react';

/**
 * Lets a page be scrolled as far as what lies over its end, and keeps what the keyboard reaches clear of it. The room is
 * added below everything, so nothing that shows moves. Bars that stay at the bottom stand on it, by `--notice-height`.
 */
export function useRoom(over: RefObject<HTMLElement | null>, isShown = true): void {
  useEffect(() => {
    const element = over.current;
    if (!element || !isShown) return;
    const root = document.documentElement;
    const watch = new ResizeObserver(() => {
      const height = `${element.offsetHeight + 32}px`;
      root.style.scrollPaddingBottom = height;
      document.body.style.paddingBottom = height;
      root.style.setProperty('--notice-height', `${window.innerHeight - element.getBoundingClientRect().top}px`);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      root.style.scrollPaddingBottom = '';
      document.body.style.paddingBottom = '';
      root.style.removeProperty('--notice-height');
    };
  }, [over, isShown]);
}
