import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Closer, visiblePart } from './visible-part.ts';

/** How long a picture has to stand still until its detail is drawn, ms: what is passed over is not worth it. */
const STILL_MS = 120;

/** Draws a part of the picture, roughly and then sharp; tells null when it can’t. A new part ends the one before. */
export type DrawPart = (closer: Closer, onDrawn: (image: ImageData | null) => void) => void;

export interface Detail {
  image: ImageData;
  closer: Closer;
}

/**
 * What of a picture its window shows, drawn with a px for each of the screen whenever both have come to rest; null while the
 * whole of it is fine enough. `seen` changes whenever the picture is laid elsewhere.
 */
export function useDetail(
  picture: RefObject<HTMLElement | null>,
  window_: RefObject<HTMLElement | null>,
  { draw, isClose, seen }: { draw: DrawPart; isClose: boolean; seen: unknown },
): { detail: Detail | null; isDrawing: boolean } {
  const [detail, setDetail] = useState<Detail | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const drawing = useRef(draw);
  drawing.current = draw;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen decides, wherever it is read from
  useEffect(() => {
    setDetail(null);
    setDrawing(false);
    const [shown, frame] = [picture.current, window_.current];
    if (!isClose || !shown || !frame) return;
    let isOver = false;
    let waits: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const closer = visiblePart(shown.getBoundingClientRect(), frame.getBoundingClientRect(), devicePixelRatio);
      if (!closer) return;
      setDrawing(true);
      let count = 0;
      drawing.current(closer, (image) => {
        if (isOver) return;
        count += 1;
        if (image) setDetail({ image, closer });
        if (!image || count === 2) setDrawing(false);
      });
    };
    const wait = (): void => {
      clearTimeout(waits);
      waits = setTimeout(look, STILL_MS);
    };
    wait();
    frame.addEventListener('scroll', wait, { passive: true });
    window.addEventListener('resize', wait);
    return () => {
      isOver = true;
      clearTimeout(waits);
      frame.removeEventListener('scroll', wait);
      window.removeEventListener('resize', wait);
    };
  }, [picture, window_, isClose, seen]);

  return { detail, isDrawing };
}
