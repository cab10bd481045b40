import type { Outfit } from '@adunni/contracts/tryon/outfits';

/** What goes together: something for the whole body, or a top, and something for the head; the head last. */
export function wear(worn: readonly Outfit[], next: Outfit): Outfit[] {
  const isBody = (outfit: Outfit): boolean => outfit.slot !== 'head';
  const stays = worn.filter((outfit) => isBody(outfit) !== isBody(next));
  return [...stays, next].sort((a, b) => Number(!isBody(a)) - Number(!isBody(b)));
}

/** Without one of them. */
export const takeOff = (worn: readonly Outfit[], outfitId: string): Outfit[] =>
  worn.filter(({ _id }) => _id !== outfitId);

/**
 * The key under which a try is counted: the same garment on the same body is one try a day, in every tab and however often
 * it is put on. `body` names the model or the lengths, never a picture.
 */
export const tryKey = ({ _id, version }: Pick<Outfit, '_id' | 'version'>, body: string, day: string): string =>
  `${day}/${body}/${_id}/${version}`;

/** What the picture shows, for who can’t see it. */
export function describe(bodyName: string, worn: readonly Outfit[]): string {
  const names = worn.map(({ product }) => product.title);
  return names.length === 0 ? `${bodyName}, nothing tried on yet` : `${bodyName} in ${names.join(' and ')}`;
}
