// From a recipe and its cloth to the pieces.
import type { Garment, Textile } from '../core/piece.ts';
import { agbada } from '../garments/agbada.ts';
import { boubou } from '../garments/boubou.ts';
import { bubaSokoto } from '../garments/buba-sokoto.ts';
import { corsetGown } from '../garments/corset-gown.ts';
import { dashiki } from '../garments/dashiki.ts';
import { duster } from '../garments/duster.ts';
import { edoWrapper } from '../garments/edo-wrapper.ts';
import { flareDress } from '../garments/flare-dress.ts';
import { jumpsuit } from '../garments/jumpsuit.ts';
import { onyonyo } from '../garments/onyonyo.ts';
import { receptionDress } from '../garments/reception-dress.ts';
import { shiftDress } from '../garments/shift-dress.ts';
import { tunic } from '../garments/tunic.ts';
import { georgeSet, iroBuba, peplumSet } from '../garments/wrapper-sets.ts';
import type { GarmentRecipe } from './recipe.ts';

/** The colours that are sewn with. */
export interface Thread {
  thread: string;
  darkThread: string;
}

/** What is seen of a lining; nothing where there is none. */
const liningOf = ({ lining, linedTo }: { lining?: string | undefined; linedTo?: 'half' | 'hem' | undefined }) =>
  lining ? { lining, isLinedToHem: linedTo === 'hem' } : {};

/** The garment in its cloth, sewn with thread, and nothing worn with it yet. */
export function cut(recipe: GarmentRecipe, textile: Textile, second: Textile, { thread, darkThread }: Thread): Garment {
  const trim = { trim: thread, trimDark: darkThread };
  switch (recipe.garment) {
    case 'agbada':
      return agbada({
        ...{ textile, inner: second, thread, threadDark: darkThread, embroidery: recipe.embroidery },
        ...liningOf(recipe),
        isNarrow: recipe.trousers === 'narrow',
        long: recipe.length === 'ankle',
        textileScale: recipe.clothScale ?? 0.42,
      });
    case 'tunic':
      return tunic({
        ...{ textile, trousers: second, style: recipe.embroidery, hemY: recipe.hemY, ...trim },
        ...liningOf(recipe),
        ...(recipe.neckline ? { neckline: recipe.neckline } : {}),
        ...(recipe.sleeve ? { sleeve: recipe.sleeve } : {}),
        hasWorkedCuffs: recipe.workedCuffs ?? false,
        textileScale: recipe.clothScale ?? 0.5,
      });
    case 'dashiki':
      return dashiki({
        textile,
        colours: { gold: thread, dark: darkThread, teal: '#1d7874', cream: '#ffeccb', red: '#c8321f' },
      });
    case 'buba-sokoto':
      return bubaSokoto({ textile, ...trim });
    case 'iro-buba':
      return iroBuba({
        ...{ blouse: second, wrapper: textile, bell: recipe.sleeve === 'bell', ...trim },
        hemY: recipe.length === 'knee' ? 1150 : 1462,
        blouseScale: 0.5,
        ...(recipe.sash ? { sash: textile } : {}),
      });
    case 'boubou':
      return boubou({ textile, ...trim, embroidery: recipe.embroidery, textileScale: 0.5 });
    case 'shift-dress':
      return shiftDress({ textile, ...trim });
    case 'onyonyo':
      return onyonyo({ textile, ...trim });
    case 'peplum-set':
      return peplumSet({ blouse: textile, wrapper: second, ...trim, blouseScale: 0.42 });
    case 'george-set':
      return georgeSet({ blouse: second, wrapper: textile, ...trim, blouseScale: 0.34 });
    case 'corset-gown':
      return corsetGown({ textile, sheer: second, ...trim });
    case 'reception-dress':
      return receptionDress({ textile, sheer: second, ...trim });
    case 'jumpsuit':
      return jumpsuit({ textile, belt: second, trim: thread, textileScale: 0.42 });
    case 'duster':
      return duster({ textile, slip: second, ...trim });
    case 'edo-wrapper':
      return edoWrapper({ textile, trim: thread });
    case 'flare-dress':
      return flareDress({ textile, ...trim });
  }
}
