// Women's gowns, dresses and jumpsuits.
import { boubou } from '../garments/boubou.ts';
import { corsetGown } from '../garments/corset-gown.ts';
import { duster } from '../garments/duster.ts';
import { jumpsuit } from '../garments/jumpsuit.ts';
import { onyonyo } from '../garments/onyonyo.ts';
import { receptionDress } from '../garments/reception-dress.ts';
import { shiftDress } from '../garments/shift-dress.ts';
import { getTextile as cloth } from '../textiles/library.ts';
import type { Product } from './types.ts';

export const WOMEN_DRESSES: Product[] = [
  {
    slug: 'boubou-adire',
    title: 'Adire Boubou',
    category: 'women',
    alt: 'Floor-length boubou in hand-painted adire with embroidered scrolls at the neck',
    closeUp: 'embroidered scrolls along the neck of painted adire',
    make: async (w) =>
      boubou({
        textile: await cloth(w.cloth),
        trim: w.trim,
        trimDark: w.dark,
        embroidery: 'scrolls',
        textileScale: 0.5,
      }),
    ways: {
      indigo: { cloth: 'adire-eleko-indigo', trim: '#e9e2cf', dark: '#b79b5b' },
      teal: { cloth: 'adire-eleko-teal', trim: '#f3ead2', dark: '#a98a48' },
      magenta: { cloth: 'adire-oniko-magenta', trim: '#f6dfe6', dark: '#8a2a5e' },
    },
  },
  {
    slug: 'boubou-silk',
    title: 'Silk Boubou',
    category: 'women',
    alt: 'Silk boubou with a jewelled V neckline and sweeping folds',
    closeUp: 'jewelled neckline and three rosettes on silk',
    make: async (w) =>
      boubou({
        textile: await cloth(w.cloth),
        trim: w.trim,
        trimDark: w.dark,
        embroidery: 'jewel',
        textileScale: 0.46,
      }),
    ways: {
      marigold: { cloth: 'silk-marigold', trim: '#fff3d8', dark: '#a8641a' },
      emerald: { cloth: 'silk-emerald', trim: '#f0dca4', dark: '#b18a35' },
      fuchsia: { cloth: 'silk-fuchsia', trim: '#ffe3d0', dark: '#d98a3a' },
    },
  },
  {
    slug: 'shift-dress',
    title: 'Ankara Shift Dress',
    category: 'women',
    alt: 'Knee-length ankara shift dress with bell sleeves and a keyhole neck',
    closeUp: 'keyhole neck and bell sleeve in cobalt diamonds',
    make: async (w) => shiftDress({ textile: await cloth(w.cloth), trim: w.trim, trimDark: w.dark }),
    ways: {
      cobalt: { cloth: 'ankara-diamonds-cobalt', trim: '#f4c430', dark: '#07102b' },
      plum: { cloth: 'ankara-records-plum', trim: '#f6a15b', dark: '#1d0716' },
      emerald: { name: 'emerald and gold', cloth: 'ankara-scallops-emerald', trim: '#f0a92e', dark: '#08201a' },
    },
  },
  {
    slug: 'corset-gown',
    title: 'Corset Gown',
    category: 'women',
    alt: 'Corseted mermaid gown in cord lace with sheer sleeves and a small train',
    closeUp: 'boned sweetheart bodice and sheer sleeves',
    make: async (w) =>
      corsetGown({ textile: await cloth(w.cloth), sheer: await cloth(w.second!), trim: w.trim, trimDark: w.dark }),
    ways: {
      wine: { cloth: 'lace-cord-wine', second: 'lace-sheer-blush', trim: '#f6dfe3', dark: '#e8b7c2' },
      ivory: { cloth: 'lace-cord-ivory', second: 'lace-sheer-ivory', trim: '#fffaf0', dark: '#d9bd92' },
    },
  },
  {
    slug: 'jumpsuit',
    title: 'Crepe Jumpsuit',
    category: 'women',
    alt: 'Wide-legged crepe jumpsuit with a wrap bodice, flutter sleeves and a buckled belt',
    closeUp: 'wrapped bodice and buckled belt',
    make: async (w) =>
      jumpsuit({
        textile: await cloth(w.cloth),
        belt: await cloth(w.second!),
        trim: w.trim,
        textileScale: w.cloth.startsWith('kente') ? 0.36 : 0.42,
      }),
    ways: {
      tangerine: { cloth: 'crepe-tangerine', second: 'crepe-black', trim: '#d9b25a', dark: '#4a1a08' },
      cobalt: { cloth: 'crepe-cobalt', second: 'crepe-black', trim: '#d9b25a', dark: '#0a1a50' },
      kente: { name: 'kente stripes', cloth: 'kente-classic', second: 'crepe-black', trim: '#d9b25a', dark: '#141210' },
    },
  },
  {
    slug: 'reception-dress',
    title: 'Reception Dress',
    category: 'women',
    alt: 'Reception dress in beaded tulle with bishop sleeves and a parted sheer overskirt',
    closeUp: 'beaded bodice and the gathers of the overskirt',
    make: async (w) =>
      receptionDress({ textile: await cloth(w.cloth), sheer: await cloth(w.second!), trim: w.trim, trimDark: w.dark }),
    ways: {
      emerald: { cloth: 'tulle-emerald', second: 'tulle-emerald-sheer', trim: '#d5f0e2', dark: '#0a3a2c' },
      champagne: { cloth: 'tulle-champagne', second: 'tulle-champagne-sheer', trim: '#f6e6c4', dark: '#a98055' },
    },
  },
  {
    slug: 'onyonyo',
    title: 'Onyonyo',
    category: 'women',
    alt: 'Efik onyonyo gown in metallic brocade with a lace yoke, full sleeves and a flounced hem',
    closeUp: 'lace-edged yoke, puffed sleeves and gold scrolls',
    make: async (w) => onyonyo({ textile: await cloth(w.cloth), trim: w.trim, trimDark: w.dark }),
    ways: {
      rose: { name: 'rose and gold', cloth: 'brocade-rose-gold', trim: '#e8b878', dark: '#7a2436' },
      teal: { name: 'teal and gold', cloth: 'brocade-teal-gold', trim: '#e3c47a', dark: '#093b43' },
    },
  },
  {
    slug: 'duster',
    title: 'Adire Duster',
    category: 'women',
    alt: 'Open adire duster with wide sleeves over a cream slip dress',
    closeUp: 'banded front edge over the cream slip',
    make: async (w) =>
      duster({ textile: await cloth(w.cloth), slip: await cloth('crepe-cream'), trim: w.trim, trimDark: w.dark }),
    ways: {
      indigo: { cloth: 'adire-oniko-indigo', trim: '#f1ead9', dark: '#2a3d86' },
      kola: { name: 'kola brown', cloth: 'adire-oniko-kola', trim: '#f3dfc4', dark: '#7a3d1c' },
    },
  },
];
