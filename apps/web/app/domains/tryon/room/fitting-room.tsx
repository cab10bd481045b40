import type { UsageFigure } from '@adunni/contracts/subscriptions/usage';
import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { day } from '../../../kit/dates.ts';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { PLANS_PATH } from '../../subscriptions/public/premium-guard.ts';
import { BodyChoice } from '../choose/body-choice.tsx';
import { OutfitChoice } from '../choose/outfit-choice.tsx';
import { LookActions } from '../follow/look-actions.tsx';
import { WornList } from '../follow/worn-list.tsx';
import { isPhoto, type Person, wayOf } from '../person.ts';
import classes from '../tryon.module.css';
import { MODELS, type Model } from './models.ts';
import { savePicture } from './save-picture.ts';
import { sizeFor } from './size.ts';
import { Stage } from './stage.tsx';
import { useRoom } from './use-room.ts';
import { useTries } from './use-tries.ts';
import { describe, takeOff, wear } from './worn.ts';

interface Props {
  outfits: readonly Outfit[];
  /** Null when the plan holds none. */
  tryOns: UsageFigure | null;
  /** What is put on at first. */
  first: Outfit | null;
}

/** What is asked for: a body and what it wears; `next` is what has just been put on. */
interface Wish {
  body: Person;
  worn: readonly Outfit[];
  next: Outfit | null;
}

/** A body to dress, what to dress it in, and the picture of it. */
export function FittingRoom({ outfits, tryOns, first }: Props) {
  const { draw, isDrawing, problem } = useRoom();
  const { usage, waiting, settle, report } = useTries(tryOns);
  const [shown, setShown] = useState<Wish & { picture: ImageData | null }>({
    ...{ body: MODELS[0] as Model, worn: [], next: null, picture: null },
  });
  const [wish, setWish] = useState<Wish>(shown);
  const [refusal, setRefusal] = useState<string | null>(null);
  const standing = useRef<HTMLDivElement>(null);
  /** The colours that were picked, by outfit. */
  const tints = useRef<Record<string, string | null>>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first figure, once
  useEffect(() => void (first ? put(first) : ask(wish)), []);

  async function ask(asked: Wish): Promise<void> {
    setWish(asked);
    setRefusal(null);
    const started = performance.now();
    const { body, worn } = asked;
    const size = sizeFor(standing.current?.clientWidth ?? 480, window.devicePixelRatio);
    const on = isPhoto(body) ? { photo: body } : { look: body.look, ...size };
    const outfits = worn.map((outfit) => ({ ...outfit, tint: tints.current[outfit._id] ?? null }));
    const picture = await draw({ on, outfits }, (rough) => setShown({ ...asked, picture: rough }));
    if (!picture) return;
    const milliseconds = Math.round(performance.now() - started);
    const way = wayOf(body);
    for (const outfit of worn) {
      const refused = await settle({ outfit, body: body.id, way, milliseconds });
      if (refused === null) continue;
      setRefusal(refused);
      setWish({ ...shown, next: null });
      return;
    }
    setShown({ ...asked, next: null, picture });
    setWish((latest) => (latest === asked ? { ...asked, next: null } : latest));
  }

  const put = (outfit: Outfit) => ask({ ...wish, worn: wear(wish.worn, outfit), next: outfit });
  const remove = (outfitId: string) => ask({ ...wish, worn: takeOff(wish.worn, outfitId), next: null });
  function dye(outfitId: string, tint: string | null): void {
    if ((tints.current[outfitId] ?? null) === tint) return;
    tints.current[outfitId] = tint;
    void ask({ ...wish, next: null });
  }
  async function save(): Promise<void> {
    if (!shown.picture) return;
    await savePicture(shown.picture, shown.worn);
    report(shown.worn, shown.body.id, 'saved');
  }
  const words = describe(shown.body.name, shown.worn);

  return (
    <div className={classes.room}>
      <div className={classes.standing}>
        <div className={classes.picture} ref={standing}>
          <Stage picture={shown.picture} words={words} isDrawing={isDrawing} />
          <LoadProblem message={problem} onRetry={() => ask(wish)} />
        </div>
        {refusal && (
          <div className={classes.limit} role="alert">
            <p>{refusal}</p>
            <Link to={PLANS_PATH}>See plans</Link>
          </div>
        )}
        <div className={classes.actions}>
          <p className={classes.left} role="status">
            {usage && tryOns && leftWords(usage.left, tryOns)}
            {waiting > 0 && `. ${waiting} more will be counted when you are online.`}
          </p>
          <Button variant="default" disabled={!shown.picture || shown.worn.length === 0} onClick={save}>
            Save picture
          </Button>
          <LookActions
            picture={shown.picture}
            worn={shown.worn}
            onSaved={() => report(shown.worn, shown.body.id, 'saved')}
          />
        </div>
        <WornList
          worn={shown.worn}
          onTakeOff={remove}
          onTint={dye}
          onAdded={(outfit) => report([outfit], shown.body.id, 'to-cart')}
        />
      </div>
      <div className={classes.choices}>
        <section aria-labelledby="body-title">
          <h2 id="body-title">Choose a body</h2>
          <BodyChoice body={wish.body} onChange={(body) => ask({ ...wish, body, next: null })} />
        </section>
        <section aria-labelledby="designs-title">
          <h2 id="designs-title">Choose a design</h2>
          <OutfitChoice
            outfits={outfits}
            worn={shown.worn}
            waitsFor={wish.next?._id ?? null}
            onWear={put}
            onTakeOff={remove}
          />
        </section>
      </div>
    </div>
  );
}

function leftWords(left: number | null, { resetsAt }: UsageFigure): string {
  if (left === null) return 'Unlimited try-ons';
  return `${left} ${left === 1 ? 'try-on' : 'try-ons'} left, resets on ${day(resetsAt)}`;
}
