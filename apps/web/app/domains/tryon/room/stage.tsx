import { useEffect, useRef } from 'react';
import classes from './stage.module.css';

interface Props {
  picture: ImageData | null;
  /** What the picture shows, in words. */
  words: string;
  isDrawing: boolean;
}

/** Where the picture stands, and that a new one is being drawn. */
export function Stage({ picture, words, isDrawing }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || !picture) return;
    canvas.current.width = picture.width;
    canvas.current.height = picture.height;
    canvas.current.getContext('2d')?.putImageData(picture, 0, 0);
  }, [picture]);
  return (
    <div className={classes.stage} aria-busy={isDrawing}>
      <canvas ref={canvas} role="img" aria-label={words} width={3} height={4} />
      {isDrawing && <span className={classes.drawing}>Drawing…</span>}
      <p className={classes.hidden} role="status">
        {isDrawing ? '' : words}
      </p>
    </div>
  );
}
