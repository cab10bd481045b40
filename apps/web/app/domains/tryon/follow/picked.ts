import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { completeLengths } from '@adunni/tryon/figure/lengths';
import { isPhoto, type Person } from '../person.ts';

/** How an outfit was picked. */
export interface Picked {
  /** Its colour or fabric, as `tintOf` says it; null as its pictures are. */
  tint: string | null;
  /** The label of its size; null before one was picked. */
  size: string | null;
  /** The size that fits whoever is signed in; null when that is not known. */
  fits: string | null;
}

/** As its picture shows it. */
export const AS_DRAWN: Picked = { tint: null, size: null, fits: null };

type Sized = Pick<Outfit, 'slot' | 'sizes'>;

/** How much narrower and wider than its picture a garment is laid; beyond it no cloth hangs believably. */
const NARROWEST = 0.92;
const WIDEST = 1.3;

/**
 * How wide a garment is laid on somebody in a size of it, by the width of its picture, which shows it in the size that fits.
 * `fits` names that size where the body tells none: that of a photo. 1 where nothing was picked, or nothing is known of it.
 */
export function easeOf({ slot, sizes }: Sized, { size: picked, fits }: Omit<Picked, 'tint'>, on: Person): number {
  const size = sizes.find(({ label }) => label === picked);
  const own = isPhoto(on) ? fittingIn(sizes, fits) : girthOf(on, slot);
  if (!size || own === undefined) return 1;
  const nearest = sizes.reduce((best, each) => (awayFrom(own, each) < awayFrom(own, best) ? each : best), size);
  return Math.min(WIDEST, Math.max(NARROWEST, (size.girth + size.ease) / (own + nearest.ease)));
}

const awayFrom = (girth: number, size: Sized['sizes'][number]): number => Math.abs(size.girth - girth);

/** For whom the size that fits is made; the middle one when none is known to fit. */
function fittingIn(sizes: Sized['sizes'], fits: string | null): number | undefined {
  const inOrder = sizes.toSorted((a, b) => a.girth - b.girth);
  return (sizes.find(({ label }) => label === fits) ?? inOrder[Math.floor(inOrder.length / 2)])?.girth;
}

function girthOf({ look: { build, lengths } }: Exclude<Person, { read: unknown }>, slot: Outfit['slot']): number {
  const { bust, hips } = completeLengths(build, lengths);
  return slot === 'bottom' && build === 'woman' ? hips : bust;
}
