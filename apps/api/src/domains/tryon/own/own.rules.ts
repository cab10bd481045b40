import { anchorsOf, standAsABody } from '@adunni/contracts/tryon/canvas';
import type { LAYER_ROLES } from '@adunni/contracts/tryon/outfits';
import type { SizeEase } from '@adunni/contracts/tryon/sizes';
import type { outfits } from '../tables.ts';

type Outfit = typeof outfits.$inferSelect;
type Role = (typeof LAYER_ROLES)[number];

/** The order in which layers are laid; headwear is drawn as one piece, with what hangs behind the head. */
const POSITIONS: Readonly<Record<Role, number>> = {
  ...{ back: 0, legR: 1, legL: 2, body: 3, sleeveR: 4, sleeveL: 5, front: 6 },
};

/** Where a layer comes among the others. */
export const positionOf = (role: Role): number => POSITIONS[role];

/** Whether a kind of garment has such a layer. */
export const hasLayer = (fit: Outfit['fit'], role: Role): boolean =>
  fit !== 'head' || role === 'body' || role === 'back';

/** Whether these are the points that the kind wants, each once, standing as those of a body do. */
export function areItsAnchors({ fit, anchors }: Pick<Outfit, 'fit' | 'anchors'>): boolean {
  const wanted = anchorsOf(fit);
  const given = Object.keys(anchors);
  return given.length === wanted.length && wanted.every((name) => name in anchors) && standAsABody(anchors);
}

/** Whether all of these are sizes that the product has. */
export const areItsSizes = (sizes: readonly SizeEase[], labels: readonly string[]): boolean =>
  sizes.every(({ label }) => labels.includes(label));

/** Share of a picture that is opaque from which on its background was not removed. */
const WHOLE = 0.97;
/** Share below which nothing is on it: a few specks of a brush. */
const NOTHING = 0.0005;

/** What is wrong with a layer by the share of it that is covered; null when nothing is. */
export function coverFault(share: number): 'layer_not_cut_out' | 'layer_empty' | null {
  if (share > WHOLE) return 'layer_not_cut_out';
  return share < NOTHING ? 'layer_empty' : null;
}
