import { useId, useMemo, useRef, useState } from 'react';
import button from '../button.module.css';
import { savesData } from '../garments/can-draw.ts';
import { CloseView } from '../garments/close-view.tsx';
import { DrawnPicture } from '../garments/drawn-picture.tsx';
import { stored } from '../storage/browser-storage.ts';
import { bodyFor, inWords, keyOf, type Wearer } from './bodies.ts';
import { BodyChoice } from './body-choice.tsx';
import type { Side } from './messages.ts';
import classes from './on-body.module.css';
import type { Measured } from './own-figure.ts';
import { Segments } from './segments.tsx';
import { type NoPicture, useWorn } from './use-worn.ts';

/** On which body garments were seen last on this device. */
const REMEMBERED = 'adunni.body';

const SIDES: readonly { value: Side; label: string }[] = [
  { value: 'front', label: 'Front' },
  { value: 'back', label: 'Back' },
];

const FAILURES: Readonly<Record<NoPicture, string>> = {
  noise:
    'Your browser alters what pages draw, so the picture would be wrong. Allow canvas data for this site, or use another browser.',
  unable: 'This browser can’t draw on a body. The flat view shows the garment.',
  drawing: 'The picture could not be drawn.',
  recipe: 'These choices can’t be drawn together.',
};

interface Props {
  /** What the garment is drawn from, as it is chosen; the same object as long as nothing of it changes. */
  recipe: object;
  /** What it is, in words. */
  words: string;
  wearer: Wearer;
  /** Saved measurements of who is logged in; null while they load. */
  profiles: readonly Measured[] | null;
  /** At which side of the picture bodies stand where there is room; else they stand below it. */
  rail: 'left' | 'right';
}

/** A garment on a body: six drawn ones and one’s own, from in front and from behind. */
export default function OnBody(props: Props) {
  const [isAsked, setAsked] = useState(() => !savesData());
  if (isAsked) return <Dressed {...props} />;
  return (
    <section className={classes.onBody} data-rail={props.rail} aria-label="On a body">
      <div className={classes.frame}>
        <div className={classes.note}>
          <p>You asked to save data. Drawing the garment on a body loads about 75 kB.</p>
          <button type="button" className={button.outline} onClick={() => setAsked(true)}>
            Draw it
          </button>
        </div>
      </div>
    </section>
  );
}

function Dressed({ recipe, words, wearer, profiles, rail }: Props) {
  const [remembered, setRemembered] = useState(() => stored.read(REMEMBERED));
  const [side, setSide] = useState<Side>('front');
  const frame = useRef<HTMLDivElement>(null);
  const name = useId();
  const body = useMemo(
    () => (profiles === null ? null : bodyFor(wearer, remembered, profiles)),
    [wearer, remembered, profiles],
  );
  const said = body ? `${words}, on ${inWords(body)}, from the ${side}` : '';
  const { worn, failure, isDrawing, drawPart, retry } = useWorn({ recipe, body, side, words: said }, frame);

  function choose(key: string): void {
    stored.keep(REMEMBERED, key);
    setRemembered(key);
  }
  return (
    <section className={classes.onBody} data-rail={rail} aria-label="On a body">
      <div className={classes.frame} aria-busy={isDrawing}>
        <CloseView frame={frame} image={worn?.image ?? null} isDrawing={isDrawing} draw={drawPart}>
          {worn && <DrawnPicture image={worn.image} alt={worn.words} />}
        </CloseView>
        <Segments legend="Seen from" options={SIDES} value={side} onChange={setSide} className={classes.side} />
        {isDrawing && <span className={classes.drawing}>Drawing…</span>}
        {failure && (
          <div className={classes.note} role="alert">
            <p>{FAILURES[failure]}</p>
            {failure === 'drawing' && (
              <button type="button" className={button.outline} onClick={retry}>
                Try again
              </button>
            )}
          </div>
        )}
      </div>
      <BodyChoice name={name} wearer={wearer} profiles={profiles ?? []} picked={body && keyOf(body)} onPick={choose} />
      <p className={classes.hidden} role="status">
        {isDrawing || failure ? '' : said}
      </p>
    </section>
  );
}
