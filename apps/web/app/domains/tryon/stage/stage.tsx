import type { ReactNode } from 'react';
import { PictureCanvas } from './picture-canvas.tsx';
import classes from './stage.module.css';

interface Props {
  picture: ImageData | null;
  /** The same person without what is worn, to be shown beside it; null where there is none. */
  before: ImageData | null;
  /** How much of the picture is shown beside that, 0…100. */
  after: number;
  /** What the picture shows, in words. */
  words: string;
  isDrawing: boolean;
  /** Lies over the picture. */
  children?: ReactNode;
}

/** Where the picture stands, and that a new one is being drawn. */
export function Stage({ picture, before, after, words, isDrawing, children }: Props) {
  return (
    <div className={classes.stage} aria-busy={isDrawing}>
      {before && (
        // What is around a figure is transparent: beside the picture, never beneath it.
        <PictureCanvas picture={before} className={classes.before} clipPath={`inset(0 0 0 ${after}%)`} />
      )}
      <PictureCanvas picture={picture} words={words} {...(before && { clipPath: `inset(0 ${100 - after}% 0 0)` })} />
      {children}
      {isDrawing && <span className={classes.drawing}>Drawing…</span>}
      <p className={classes.hidden} role="status">
        {isDrawing ? '' : words}
      </p>
    </div>
  );
}
