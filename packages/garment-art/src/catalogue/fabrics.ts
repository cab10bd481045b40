// Cloth by length.
import { fabricBundle, fabricStack } from '../accessories/fabric.ts';
import { getTextile as cloth } from '../textiles/library.ts';
import type { Colourway, Product } from './types.ts';

const stack = (scale: number) => async (w: Colourway) => fabricStack(await cloth(w.cloth), scale, w.trim);

export const FABRICS: Product[] = [
  {
    slug: 'ankara-6-yards',
    title: 'Ankara, 6 yards',
    category: 'fabrics',
    alt: 'Six yards of wax-print ankara, folded with one end draped',
    closeUp: 'gramophone records printed in wax',
    make: stack(0.42),
    ways: {
      teal: { cloth: 'ankara-records-teal', trim: '#0a1826', dark: '#0a1826' },
      emerald: { name: 'emerald and gold', cloth: 'ankara-scallops-emerald', trim: '#08201a', dark: '#08201a' },
      plum: { cloth: 'ankara-hibiscus-plum', trim: '#160a22', dark: '#160a22' },
    },
  },
  {
    slug: 'adire-5-yards',
    title: 'Adire, 5 yards',
    category: 'fabrics',
    alt: 'Five yards of hand-dyed adire, folded with one end draped',
    closeUp: 'hand-painted squares of birds, combs and spirals',
    make: stack(0.5),
    ways: {
      indigo: { cloth: 'adire-eleko-indigo', trim: '#d9e2f4', dark: '#0e1642' },
      kola: { name: 'kola brown', cloth: 'adire-oniko-kola', trim: '#f3dfc4', dark: '#4a1f0d' },
    },
  },
  {
    slug: 'guinea-5-yards',
    title: 'Guinea Brocade, 5 yards',
    category: 'fabrics',
    alt: 'Five yards of polished guinea brocade, folded with one end draped',
    closeUp: 'tone-on-tone figures on polished cotton',
    make: stack(0.42),
    ways: {
      powder: { name: 'powder blue', cloth: 'brocade-powder', trim: '#f4f7fa', dark: '#4f7596' },
      burgundy: { cloth: 'brocade-burgundy', trim: '#d8ae5c', dark: '#3a0a16' },
    },
  },
  {
    slug: 'voile-lace-5-yards',
    title: 'Voile Lace, 5 yards',
    category: 'fabrics',
    alt: 'Five yards of Swiss voile lace with satin sprigs and eyelets',
    closeUp: 'satin sprigs and cut eyelets',
    make: stack(0.5),
    ways: {
      marigold: { cloth: 'lace-voile-marigold', trim: '#fff3d2', dark: '#a8641a' },
      sky: { name: 'sky blue', cloth: 'lace-voile-sky', trim: '#f4faff', dark: '#4a7596' },
    },
  },
  {
    slug: 'cord-lace-5-yards',
    title: 'Cord Lace, 5 yards',
    category: 'fabrics',
    alt: 'Five yards of raised cord lace on net, folded with one end draped',
    closeUp: 'raised cord flowers on net',
    make: stack(0.5),
    ways: {
      wine: { cloth: 'lace-cord-wine', trim: '#f6dfe3', dark: '#3a0a16' },
      emerald: { cloth: 'lace-cord-emerald', trim: '#ecd9a0', dark: '#052019' },
    },
  },
  {
    slug: 'aso-oke-bundle',
    title: 'Aso-oke Bundle',
    category: 'fabrics',
    alt: 'Aso-ebi bundle of two matching aso-oke cloths tied with gold cord',
    closeUp: 'two woven cloths and their gold cord',
    make: async (w) => fabricBundle([await cloth(w.cloth), await cloth(w.second!)], w.trim),
    ways: {
      magenta: { cloth: 'asooke-magenta', second: 'asooke-champagne', trim: '#e0b860', dark: '#3a0418' },
      emerald: { cloth: 'asooke-emerald', second: 'asooke-sanyan', trim: '#e4c06a', dark: '#052019' },
    },
  },
];
