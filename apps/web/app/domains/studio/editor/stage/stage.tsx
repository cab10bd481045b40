import { describe } from '@adunni/garment-art/recipes/describe';
import type { RefObject } from 'react';
import button from '../../../../kit/button.module.css';
import { CloseView } from '../../../../kit/garments/close-view.tsx';
import type { DrawPart } from '../../../../kit/garments/use-detail.ts';
import { type Design, nameOf } from '../design/design.ts';
import { Pixels } from './pixels.tsx';
import classes from './stage.module.css';
import type { Drawn, Failure } from './use-drawing.ts';

/** A design that is held beside the one that is worked on. */
export interface Held {
  design: Design;
  image: ImageData;
}

const FAILURES: Readonly<Record<Failure, string>> = {
  noise:
    'Your browser alters what pages draw, so the picture would be wrong. Allow canvas data for this site, or use another browser. Your choices are still saved.',
  unable: 'This browser can’t draw the picture. You can still choose, save and share your design.',
  drawing: 'The picture could not be drawn. Your choices are saved.',
  recipe: 'These choices can’t be drawn together. Undo the last one.',
};

interface Props {
  design: Design;
  frame: RefObject<HTMLDivElement | null>;
  drawn: Drawn | null;
  failure: Failure | null;
  isDrawing: boolean;
  held: Held | null;
  drawPart: DrawPart;
  onRetry: () => void;
}

/** The drawing, always in sight, and the one that is held beside it. */
export function Stage({ design, frame, drawn, failure, isDrawing, held, drawPart, onRetry }: Props) {
  const words = describe(design.recipe);
  return (
    <div className={classes.stage} data-pair={held !== null || undefined}>
      {held && (
        <figure>
          <Pixels image={held.image} words={`A: ${describe(held.design.recipe)}`} />
          <figcaption>
            A<span> {nameOf(held.design)}</span>
          </figcaption>
        </figure>
      )}
      <figure aria-busy={isDrawing}>
        <CloseView frame={frame} image={drawn?.image ?? null} isDrawing={isDrawing} draw={drawPart}>
          <Pixels image={drawn?.image ?? null} words={held ? `B: ${words}` : words} />
        </CloseView>
        {held && (
          <figcaption>
            B<span> {nameOf(design)}</span>
          </figcaption>
        )}
        {isDrawing && drawn === null && <p className={classes.first}>Drawing…</p>}
        {failure && (
          <div className={classes.failure} role="alert">
            <p>{FAILURES[failure]}</p>
            {failure === 'drawing' && (
              <button type="button" className={button.outline} onClick={onRetry}>
                Try again
              </button>
            )}
          </div>
        )}
      </figure>
      <p className={classes.hidden} role="status">
        {isDrawing || failure ? '' : words}
      </p>
    </div>
  );
}
