import type { UsageFigure } from '@adunni/contracts/subscriptions/usage';
import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { PLANS_PATH } from '../../subscriptions/public/premium-guard.ts';
import { useAdjusting } from '../adjust/use-adjusting.tsx';
import { BodyChoice } from '../choose/body-choice.tsx';
import type { Designs } from '../choose/load-designs.ts';
import { OutfitChoice } from '../choose/outfit-choice.tsx';
import { CompareMeasurements } from '../estimate/compare-measurements.tsx';
import type { FirstPick } from '../follow/first-pick.ts';
import { LookActions } from '../follow/look-actions.tsx';
import { WornList } from '../follow/worn-list.tsx';
import { isPhoto } from '../person.ts';
import { BeforeSlider } from '../stage/before-slider.tsx';
import { Compared, type Pinned } from '../stage/compared.tsx';
import { Stage } from '../stage/stage.tsx';
import classes from '../tryon.module.css';
import { useBare } from './bare.ts';
import { LeftNotice } from './left-notice.tsx';
import { savePicture } from './save-picture.ts';
import { useFitting } from './use-fitting.ts';
import { describe } from './worn.ts';

interface Props {
  /** The newest of what can be tried on. */
  designs: Designs;
  /** Null when the plan holds none. */
  tryOns: UsageFigure | null;
  /** What is put on at first. */
  first: Outfit | null;
  /** What was chosen of it before. */
  chosen: FirstPick | null;
}

/** A body to dress, what to dress it in, and the picture of it. */
export function FittingRoom({ designs, tryOns, first, chosen }: Props) {
  const standing = useRef<HTMLDivElement>(null);
  const room = useFitting({ first, chosen: chosen?.picked ?? null, tryOns }, standing);
  const { wish, shown, usage, refusal } = room;
  const [after, setAfter] = useState(100);
  const [pinned, setPinned] = useState<Pinned | null>(null);
  const adjusting = useAdjusting({ ...wish, size: shown.size }, room.adjust);
  const { bare, ask } = useBare(shown, room.drawBare);
  const words = describe(shown.body.name, shown.worn, shown.picks);
  const isBare = shown.worn.length === 0;
  const { picture } = shown;
  const finished = shown.isRough ? null : picture;

  async function save(): Promise<void> {
    if (!finished) return;
    await savePicture(finished, shown.worn);
    room.report(shown.worn, 'saved');
  }

  return (
    <div className={classes.room}>
      <div className={classes.standing}>
        <div className={classes.picture} ref={standing}>
          <Compared pinned={pinned}>
            <Stage
              picture={picture}
              before={isBare || pinned ? null : bare}
              after={after}
              words={words}
              isDrawing={room.isDrawing}
            >
              {adjusting.anchors}
            </Stage>
          </Compared>
          <LoadProblem message={room.problem} onRetry={room.retry} />
        </div>
        {!isBare && !pinned && (
          <BeforeSlider
            after={after}
            onChange={(next) => {
              setAfter(next);
              if (!room.isDrawing) ask();
            }}
          />
        )}
        {refusal && (
          <div className={classes.limit} role="alert">
            <p>{refusal}</p>
            <Link to={PLANS_PATH}>See plans</Link>
          </div>
        )}
        {adjusting.tools}
        <div className={classes.actions}>
          <LeftNotice tryOns={tryOns} usage={usage} waiting={room.waiting} />
          <div className={classes.buttons}>
            <Button variant="default" disabled={!room.undo} onClick={() => room.undo?.()}>
              Undo
            </Button>
            {adjusting.isPossible && (
              <Button variant="default" onClick={adjusting.begin}>
                Adjust the fit
              </Button>
            )}
            <Button
              variant="default"
              disabled={!pinned && (!finished || isBare)}
              onClick={() => setPinned(pinned || !finished ? null : { picture: finished, words })}
            >
              {pinned ? 'Stop comparing' : 'Compare'}
            </Button>
            <Button variant="default" disabled={!finished || isBare} onClick={save}>
              Save picture
            </Button>
            <LookActions picture={finished} worn={shown.worn} onSaved={() => room.report(shown.worn, 'saved')} />
          </div>
        </div>
        <WornList
          worn={shown.worn}
          first={first && chosen ? { [first.product._id]: chosen.pick } : {}}
          onTakeOff={room.remove}
          onPick={room.pick}
          onAdded={(outfit) => room.report([outfit], 'to-cart')}
        />
      </div>
      <div className={classes.choices}>
        <section aria-labelledby="body-title">
          <h2 id="body-title">Choose a body</h2>
          <BodyChoice body={wish.body} onChange={room.dressOn} />
          {isPhoto(wish.body) && <CompareMeasurements key={wish.body.id} person={wish.body} />}
        </section>
        <section aria-labelledby="designs-title">
          <h2 id="designs-title">Choose a design</h2>
          <OutfitChoice
            designs={designs}
            worn={shown.worn}
            waitsFor={wish.next?._id ?? null}
            onLook={room.foresee}
            onWear={room.put}
            onTakeOff={room.remove}
          />
        </section>
      </div>
    </div>
  );
}
