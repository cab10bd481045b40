import { type RefObject, useEffect } from 'react';

/** Says how high the bar is that stays at the foot of a page, by `--foot-height`, so that toasts keep clear of it. */
export function useFootBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    const watch = new ResizeObserver(() => root.style.setProperty('--foot-height', `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--foot-height');
    };
  }, [bar]);
}
