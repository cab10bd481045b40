import { type ReactNode, useState } from 'react';
import { PictureCanvas } from './picture-canvas.tsx';
import classes from './stage.module.css';

interface Props {
  picture: ImageData | null;
  /** The same person without what is worn, to be shown beside it; null where there is none. */
  before: ImageData | null;
  /** Called when it is to be shown and is not there yet; null where there is nothing to compare. */
  onCompare: (() => void) | null;
  /** What the picture shows, in words. */
  words: string;
  isDrawing: boolean;
  /** Lies over the picture. */
  children?: ReactNode;
}

/** Where the picture stands, and that a new one is being drawn. */
export function Stage({ picture, before, onCompare, words, isDrawing, children }: Props) {
  const [after, setAfter] = useState(100);
  return (
    <div>
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
      {onCompare && (
        <label className={classes.slider}>
          <span>Before</span>
          <input
            type="range"
            aria-label="How much of the picture shows the design"
            aria-valuetext={`${after}%`}
            min={0}
            max={100}
            value={after}
            onChange={({ target }) => {
              setAfter(Number(target.value));
              if (!before && !isDrawing) onCompare();
            }}
          />
          <span>After</span>
        </label>
      )}
    </div>
  );
}
