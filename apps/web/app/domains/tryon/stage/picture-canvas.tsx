import { useEffect, useRef } from 'react';

interface Props {
  picture: ImageData | null;
  /** What it shows, for who can’t see it; nothing when something else says it. */
  words?: string;
  className?: string | undefined;
  clipPath?: string;
}

/** Pixels on a canvas. */
export function PictureCanvas({ picture, words, className, clipPath }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current || !picture) return;
    const draw = (): void => current.getContext('2d')?.putImageData(picture, 0, 0);
    current.width = picture.width;
    current.height = picture.height;
    draw();
    // A browser that took the canvas's memory, as those of phones do in the background, gives it back empty.
    current.addEventListener('contextrestored', draw);
    return () => current.removeEventListener('contextrestored', draw);
  }, [picture]);
  const named = words ? ({ role: 'img', 'aria-label': words } as const) : ({ 'aria-hidden': true } as const);
  return <canvas ref={canvas} {...named} width={3} height={4} className={className} style={{ clipPath }} />;
}
