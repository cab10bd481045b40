// Women's blouse and wrapper sets, bridal set included.

import { gele } from '../accessories/gele.ts';
import { neckBeads, withGele } from '../accessories/worn.ts';
import { tiedWrapper } from '../garments/bottoms.ts';
import { edoWrapper } from '../garments/edo-wrapper.ts';
import { georgeSet, iroBuba, peplumSet } from '../garments/wrapper-sets.ts';
import { getTextile as cloth } from '../textiles/library.ts';
import type { Product } from './types.ts';

export const WOMEN_SETS: Product[] = [
  {
    slug: 'oleku-iro-and-buba',
    title: 'Oleku Iro & Buba',
    category: 'women',
    alt: 'Oleku set: bell-sleeved lace buba with a knee-length iro',
    closeUp: 'cord lace sleeve above the tied aso-oke wrapper',
    make: async (w) =>
      iroBuba({
        blouse: await cloth(w.cloth),
        wrapper: await cloth(w.second!),
        trim: w.trim,
        trimDark: w.dark,
        hemY: 1150,
        bell: true,
        blouseScale: 0.42,
      }),
    ways: {
      wine: { cloth: 'lace-cord-wine', second: 'asooke-magenta', trim: '#e9c67a', dark: '#6b4512' },
      emerald: { cloth: 'lace-cord-emerald', second: 'asooke-emerald', trim: '#e9c67a', dark: '#5a4512' },
      lilac: { cloth: 'lace-cord-lilac', second: 'asooke-royal', trim: '#e8e3f2', dark: '#4f3f78' },
    },
  },
  {
    slug: 'classic-iro-and-buba',
    title: 'Classic Iro & Buba',
    category: 'women',
    alt: 'Iro, buba and shoulder ipele woven in matching aso-oke',
    closeUp: 'ivory lace beside the fringed ipele and the tuck',
    design: { garment: 'iro-buba', sleeve: 'short', length: 'ankle', sash: true },
    ways: {
      emerald: { cloth: 'asooke-emerald', second: 'lace-cord-ivory', trim: '#d9b25a', dark: '#6b4512' },
      wine: { cloth: 'asooke-wine', second: 'lace-cord-ivory', trim: '#c79a45', dark: '#6b4512' },
      royal: { name: 'royal blue', cloth: 'asooke-royal', second: 'lace-voile-sky', trim: '#dfe5f0', dark: '#3a4a8a' },
    },
  },
  {
    slug: 'bridal-set',
    title: 'Bridal Aso-oke Set',
    category: 'women',
    ground: 'blush',
    alt: 'Bridal iro, buba, ipele and gele in matching aso-oke with coral-style beads',
    closeUp: 'chequered aso-oke with ipele, tuck and gold-edged sleeve',
    make: async (w) =>
      withGele(
        {
          ...iroBuba({
            blouse: await cloth(w.second ?? w.cloth),
            wrapper: await cloth(w.cloth),
            sash: await cloth(w.cloth),
            blouseScale: 0.5,
            trim: w.trim,
            trimDark: w.dark,
            bell: true,
          }),
          ornaments: neckBeads('#c4402b'),
        },
        gele(await cloth(w.cloth)),
      ),
    ways: {
      coral: { cloth: 'asooke-coral', second: 'asooke-coral', trim: '#f3cf86', dark: '#6b1a10' },
      champagne: { cloth: 'asooke-champagne', second: 'lace-cord-ivory', trim: '#f0d9a8', dark: '#8e5f4a' },
      magenta: { cloth: 'asooke-magenta', trim: '#f0c060', dark: '#3a0418' },
    },
  },
  {
    slug: 'george-wrapper-and-blouse',
    title: 'George Wrapper & Blouse',
    category: 'women',
    alt: 'Puff-sleeved lace blouse with a double george wrapper bordered in gold',
    closeUp: 'gold-bordered george tied below the lace blouse',
    make: async (w) => ({
      ...georgeSet({
        blouse: await cloth(w.second!),
        wrapper: await cloth(w.cloth),
        trim: w.trim,
        trimDark: w.dark,
        blouseScale: 0.34,
      }),
      ornaments: neckBeads('#c4402b'),
    }),
    ways: {
      red: { name: 'scarlet', cloth: 'george-red', second: 'lace-cord-ivory', trim: '#d9ae55', dark: '#6b4512' },
      emerald: { cloth: 'george-emerald', second: 'lace-cord-emerald', trim: '#d9ae55', dark: '#4d3a10' },
      royal: { name: 'royal blue', cloth: 'george-royal', second: 'lace-voile-sky', trim: '#d9ae55', dark: '#5a4312' },
    },
  },
  {
    slug: 'ankara-wrapper',
    title: 'Ankara Wrapper',
    category: 'women',
    alt: 'Ankle-length ankara wrapper tied at the waist, its free end tucked at the side',
    closeUp: 'tucked end and the fall of the overlap',
    make: async (w) => tiedWrapper({ textile: await cloth(w.cloth), trim: w.trim, trimDark: w.dark }),
    ways: {
      coral: { cloth: 'ankara-hibiscus-coral', trim: '#f7c548', dark: '#3a0f0a' },
    },
  },
  {
    slug: 'edo-wrapper',
    title: 'Edo Velvet Wrapper',
    category: 'women',
    alt: 'Edo wrapper in velvet, tied above the bust, with a cape and a belt of coral-style beads',
    closeUp: 'cape and belt of coral-style beads on wine velvet',
    make: async (w) => edoWrapper({ textile: await cloth(w.cloth), trim: w.trim }),
    ways: {
      wine: { cloth: 'velvet-wine', trim: '#d9ae55', dark: '#2a0710' },
      emerald: { cloth: 'velvet-emerald', trim: '#d9ae55', dark: '#052019' },
      royal: { name: 'royal blue', cloth: 'velvet-royal', trim: '#d9ae55', dark: '#0a1240' },
    },
  },
  {
    slug: 'peplum-and-wrapper',
    title: 'Peplum & Wrapper',
    category: 'women',
    alt: 'Ankara peplum blouse with flutter sleeves over a matching wrapper',
    closeUp: 'scooped neck, banded waist and flared peplum',
    make: async (w) =>
      peplumSet({
        blouse: await cloth(w.cloth),
        wrapper: await cloth(w.second ?? w.cloth),
        trim: w.trim,
        trimDark: w.dark,
        blouseScale: 0.42,
      }),
    ways: {
      teal: { cloth: 'ankara-records-teal', trim: '#f9b233', dark: '#0a1826' },
      indigo: { name: 'indigo and orange', cloth: 'ankara-scallops-indigo', trim: '#e9742b', dark: '#0b1030' },
      plum: { cloth: 'ankara-hibiscus-plum', trim: '#35b5a0', dark: '#160a22' },
    },
  },
];
