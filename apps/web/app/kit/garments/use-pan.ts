import { type RefObject, useEffect } from 'react';

/** Lets a mouse drag what a frame shows a part of; fingers do that by themselves. */
export function usePan(frame: RefObject<HTMLElement | null>, isClose: boolean): void {
  useEffect(() => {
    const { current } = frame;
    if (!current || !isClose) return;
    const drag = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.buttons === 1) current.scrollBy(-event.movementX, -event.movementY);
    };
    current.addEventListener('pointermove', drag);
    return () => current.removeEventListener('pointermove', drag);
  }, [frame, isClose]);
}
