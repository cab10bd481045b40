import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { totalOf } from '@adunni/contracts/tryon/tries';
import type { Moved } from '@adunni/tryon/body/adjust';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { MODELS, type Model } from '../../../kit/bodies/models.ts';
import { AS_DRAWN, easeOf, type Picked } from '../follow/picked.ts';
import { isPhoto, type Person, profileOf, timesOf, wayOf } from '../person.ts';
import { reportFailure } from './report-failure.ts';
import { type Size, sizeFor } from './size.ts';
import { useRoom } from './use-room.ts';
import { useTries } from './use-tries.ts';
import { takeOff, wear } from './worn.ts';

/**
 * What is asked for: a body, what it wears, how each was picked, and where points of it were moved to; `next` is what has just
 * been put on.
 */
export interface Wish {
  body: Person;
  worn: readonly Outfit[];
  picks: Readonly<Record<string, Picked>>;
  moved: Moved;
  next: Outfit | null;
}

/** A wish with its picture. */
export interface Shown extends Wish {
  picture: ImageData | null;
  /** Of the finished picture of a figure, px. */
  size: Size;
  /** A finer one follows, which is counted and can be kept. */
  isRough: boolean;
}

/** Wishes to which somebody may go back. */
const REMEMBERED = 30;
const EMPTY: Wish = { body: MODELS[0] as Model, worn: [], picks: {}, moved: {}, next: null };

const picksOf = ({ _id }: Outfit, chosen: Picked | null): Wish['picks'] => (chosen ? { [_id]: chosen } : {});

const isMoved = (moved: Moved): boolean => Object.keys(moved).length > 0;

/** Draws what is wished for, counts what is tried on, and keeps the way back. */
export function useFitting(
  { first, chosen, tryOns }: { first: Outfit | null; chosen: Picked | null; tryOns: Parameters<typeof useTries>[0] },
  standing: RefObject<HTMLDivElement | null>,
) {
  const { draw, drawBare, foresee, isDrawing, problem } = useRoom();
  const { usage, waiting, settle, report, isWithinPlan, isCounted } = useTries(tryOns);
  const [shown, setShown] = useState<Shown>({ ...EMPTY, picture: null, size: sizeFor(0, 1), isRough: false });
  const [wish, setWish] = useState<Wish>(EMPTY);
  const [past, setPast] = useState<readonly Wish[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const timed = useRef(new Set<string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first figure, once
  useEffect(
    () => void show(first ? { ...EMPTY, worn: [first], picks: picksOf(first, chosen), next: first } : EMPTY),
    [],
  );

  /** `before` is what was asked for until then, to which a refusal leads back. */
  async function show(asked: Wish, before: Wish = EMPTY): Promise<void> {
    setWish(asked);
    setRefusal(null);
    const started = performance.now();
    const { body, worn, picks, moved } = asked;
    // Points were moved on a picture of a size, which stays as long as they do.
    const size =
      isMoved(moved) && body === shown.body
        ? shown.size
        : sizeFor(standing.current?.clientWidth ?? 480, window.devicePixelRatio);
    const on = isPhoto(body) ? { photo: body, moved } : { look: body.look, ...size, moved };
    const outfits = worn.map((outfit) => {
      const picked = picks[outfit._id] ?? AS_DRAWN;
      return { ...outfit, tint: picked.tint, ease: easeOf(outfit, picked, body) };
    });
    const isShownRough = isWithinPlan(worn, body.id);
    const showRough = (rough: ImageData) => isShownRough && setShown({ ...asked, picture: rough, size, isRough: true });
    const picture = await draw({ on, outfits }, showRough);
    if (!picture) return;
    const draping = Math.round(performance.now() - started);
    const consent = isPhoto(body) ? true : null;
    // Those of reading a photo are told with the first that is tried on it.
    const times = { ...(timed.current.has(body.id) ? {} : timesOf(body)), draping };
    if (worn.length > 0) timed.current.add(body.id);
    const how = { way: wayOf(body), milliseconds: totalOf(times), times, consent };
    if (picture === 'failed') {
      // A rough picture that is followed by none was not counted.
      setShown(shown);
      const cause = navigator.onLine ? 'other' : 'connection';
      return reportFailure({ ...how, outfitId: asked.next?._id ?? null, outcome: 'error', stage: 'draping', cause });
    }
    const refused = await settle({ worn, body: body.id, profileId: profileOf(body), how });
    if (refused !== null) {
      // What was asked for before may not have been drawn yet: a garment that was just taken off stays off.
      const back = isCounted(before.worn, before.body.id) ? before : shown;
      setShown(shown);
      await show({ ...back, next: null });
      return setRefusal(refused);
    }
    setShown({ ...asked, next: null, picture, size, isRough: false });
    setWish((latest) => (latest === asked ? { ...asked, next: null } : latest));
  }

  async function ask(asked: Wish): Promise<void> {
    const before = wish;
    // Moving points again and again is one step.
    const isStep = asked.moved === EMPTY.moved || past.at(-1)?.worn !== wish.worn || past.at(-1)?.body !== wish.body;
    if (isStep) setPast((earlier) => [...earlier, before].slice(-REMEMBERED));
    await show(asked, before);
  }

  return {
    ...{ wish, shown, drawBare, isDrawing, problem, usage, waiting, refusal },
    retry: () => show(wish),
    /** Somebody seems about to put it on. */
    foresee: (outfit: Outfit) => foresee({ ...outfit, tint: null }),
    /** Says what became of what is shown. */
    report: (worn: readonly Outfit[], outcome: 'saved' | 'to-cart') => void report(worn, shown.body.id, { outcome }),
    put: (outfit: Outfit) => ask({ ...wish, worn: wear(wish.worn, outfit), next: outfit }),
    remove: (outfitId: string) => ask({ ...wish, worn: takeOff(wish.worn, outfitId), next: null }),
    dressOn: (body: Person) => ask({ ...wish, body, moved: EMPTY.moved, next: null }),
    async adjust(moved: Moved): Promise<void> {
      await ask({ ...wish, moved, next: null });
      await report(wish.worn, wish.body.id, { isAdjusted: true });
    },
    pick(outfitId: string, picked: Picked): void {
      const before = wish.picks[outfitId] ?? AS_DRAWN;
      if (before.tint === picked.tint && before.size === picked.size) return;
      void ask({ ...wish, picks: { ...wish.picks, [outfitId]: picked }, next: null });
    },
    /** Goes back to what was shown before; null when there is nothing. */
    undo:
      past.length === 0
        ? null
        : () => {
            const before = past.at(-1) as Wish;
            setPast(past.slice(0, -1));
            return show({ ...before, next: null });
          },
  };
}
