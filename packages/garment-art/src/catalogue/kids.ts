// Children's products.
import { gele } from '../accessories/gele.ts';
import { withGele } from '../accessories/worn.ts';
import { withProportion } from '../core/proportion.ts';
import { flareDress } from '../garments/flare-dress.ts';
import { iroBuba } from '../garments/wrapper-sets.ts';
import { sewGarment } from '../recipes/sew.ts';
import { getTextile as cloth } from '../textiles/library.ts';
import { recipeOf } from './sew-product.ts';
import type { Product } from './types.ts';

export const KIDS: Product[] = [
  {
    slug: 'boys-agbada',
    title: 'Boys’ Agbada',
    category: 'kids',
    alt: 'Small agbada for boys with a gold pocket panel and matching trousers',
    closeUp: 'gold pocket panel and scrolls on emerald brocade',
    make: async (w) => {
      const robe = await sewGarment(recipeOf({ garment: 'agbada', embroidery: 'pocket', length: 'calf' }, w));
      return withProportion(robe, 0.98, 0.82);
    },
    ways: {
      emerald: { cloth: 'guinea-emerald', trim: '#e3c878', dark: '#0a3626' },
      ivory: { cloth: 'brocade-ivory', trim: '#b98a2e', dark: '#6b4a12' },
    },
  },
  {
    slug: 'girls-flare',
    title: 'Girls’ Flare Dress',
    category: 'kids',
    alt: 'Girls’ ankara dress with puffed sleeves, a big bow and a gathered skirt',
    closeUp: 'big bow, puffed sleeves and gathered skirt',
    make: async (w) => flareDress({ textile: await cloth(w.cloth), trim: w.trim, trimDark: w.dark }),
    ways: {
      coral: { cloth: 'ankara-hibiscus-coral', trim: '#f7c548', dark: '#12716b' },
      sun: { name: 'sunshine yellow', cloth: 'ankara-diamonds-sun', trim: '#e4572e', dark: '#0b5b57' },
    },
  },
  {
    slug: 'mini-aso-ebi',
    title: 'Mini Aso-ebi',
    category: 'kids',
    alt: 'Little girl’s aso-ebi: lace buba, aso-oke iro and a small gele',
    closeUp: 'lilac lace buba above the tied aso-oke wrapper',
    make: async (w) =>
      withGele(
        withProportion(
          iroBuba({
            blouse: await cloth(w.second!),
            wrapper: await cloth(w.cloth),
            trim: w.trim,
            trimDark: w.dark,
            hemY: 1180,
            bell: true,
            blouseScale: 0.4,
          }),
          1.04,
          0.86,
        ),
        gele(await cloth(w.cloth)),
      ),
    ways: {
      magenta: { cloth: 'asooke-magenta', second: 'lace-cord-lilac', trim: '#f0c060', dark: '#3a0418' },
      emerald: { cloth: 'asooke-emerald', second: 'lace-cord-ivory', trim: '#e4c06a', dark: '#052019' },
    },
  },
];
