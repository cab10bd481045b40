import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { tryKeyOf } from '@adunni/contracts/tryon/tries';
import { hashed } from '../../../kit/bodies/own-figure.ts';

/** From the skin outwards: a shirt falls over trousers. */
const ORDER: readonly Outfit['slot'][] = ['bottom', 'top', 'whole', 'head'];

/** Whether two cover the same of a body: what covers all of it goes with headwear alone. */
function areInEachOthersWay({ slot: a }: Outfit, { slot: b }: Outfit): boolean {
  if (a === b) return true;
  return a !== 'head' && b !== 'head' && (a === 'whole' || b === 'whole');
}

/** What goes together: something for the whole body, or a top and a bottom, and something for the head. */
export function wear(worn: readonly Outfit[], next: Outfit): Outfit[] {
  const stays = worn.filter((outfit) => !areInEachOthersWay(outfit, next));
  return [...stays, next].sort((a, b) => ORDER.indexOf(a.slot) - ORDER.indexOf(b.slot));
}

/** Without one of them. */
export const takeOff = (worn: readonly Outfit[], outfitId: string): Outfit[] =>
  worn.filter(({ _id }) => _id !== outfitId);

/**
 * What tries are counted by: the same garment on the same body is new once a day, in every tab and however often it is put
 * on. `body` names the model, the lengths or the photo, never what is in the picture.
 */
export function countedOn(body: string, day: string) {
  const on = `${day}/${body}`;
  const named = ({ _id: outfitId, version }: Pick<Outfit, '_id' | 'version'>) => ({ outfitId, version });
  return {
    on,
    /** The key of one garment’s try. */
    keyOf: (outfit: Pick<Outfit, '_id' | 'version'>): string => tryKeyOf(on, named(outfit)),
    /** All that is worn in one draping, and the key of that draping. */
    drapingOf(outfits: readonly Pick<Outfit, '_id' | 'version'>[]) {
      const worn = outfits.map(named);
      return { worn, key: `${on}/${hashed(JSON.stringify(worn))}` };
    },
  };
}

/** What the picture shows, for who can’t see it: what is worn, in the size that was picked where that is seen. */
export function describe(
  bodyName: string,
  worn: readonly Outfit[],
  picks: Readonly<Record<string, { size: string | null }>> = {},
): string {
  const names = worn.map(({ _id, product, sizes }) => {
    const size = sizes.find(({ label }) => label === picks[_id]?.size);
    return size ? `${product.title} in size ${size.label}` : product.title;
  });
  return names.length === 0 ? `${bodyName}, nothing tried on yet` : `${bodyName} in ${listed(names)}`;
}

/** `A`, `A and B`, or `A, B and C`. */
const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);
