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
    if (!canvas.current || !picture) return;
    canvas.current.width = picture.width;
    canvas.current.height = picture.height;
    canvas.current.getContext('2d')?.putImageData(picture, 0, 0);
  }, [picture]);
  const named = words ? ({ role: 'img', 'aria-label': words } as const) : ({ 'aria-hidden': true } as const);
  return <canvas ref={canvas} {...named} width={3} height={4} className={className} style={{ clipPath }} />;
}
