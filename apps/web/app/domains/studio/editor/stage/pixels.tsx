import { useLayoutEffect, useRef } from 'react';

/** A drawing on the page; empty words where something beside it says what it shows. */
export function Pixels({ image, words }: { image: ImageData | null; words: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const { current } = canvas;
    if (!current || !image) return;
    const put = (): void => current.getContext('2d')?.putImageData(image, 0, 0);
    current.width = image.width;
    current.height = image.height;
    put();
    // A phone that took the canvas’s memory gives it back empty.
    current.addEventListener('contextrestored', put);
    return () => current.removeEventListener('contextrestored', put);
  }, [image]);
  return (
    <canvas
      ref={canvas}
      width={3}
      height={4}
      {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
    />
  );
}
