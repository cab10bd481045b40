import type { ReactNode } from 'react';
import { PictureCanvas } from './picture-canvas.tsx';
import classes from './stage.module.css';

/** A picture that is kept beside the next ones. */
export interface Pinned {
  picture: ImageData;
  words: string;
}

/** The stage, with a pinned picture at its left. */
export function Compared({ pinned, children }: { pinned: Pinned | null; children: ReactNode }) {
  if (!pinned) return children;
  return (
    <div className={classes.pair}>
      <div className={classes.stage}>
        <PictureCanvas picture={pinned.picture} words={`Before: ${pinned.words}`} />
      </div>
      {children}
    </div>
  );
}
