// Men's products.
import { agbada } from '../garments/agbada.ts';
import { sokoto } from '../garments/bottoms.ts';
import { bubaSokoto } from '../garments/buba-sokoto.ts';
import { dashiki } from '../garments/dashiki.ts';
import { tunic } from '../garments/tunic.ts';
import type { TunicStyle } from '../sewing/tunic-embroidery.ts';
import { getTextile as cloth } from '../textiles/library.ts';
import type { Colourway, Product } from './types.ts';

/** An agbada by its embroidery; scale of the cloth. */
export const robe =
  (embroidery: 'pocket' | 'knives' | 'tonal', long = false, scale?: number) =>
  async (w: Colourway) =>
    agbada({
      textile: await cloth(w.cloth),
      inner: await cloth(w.second ?? w.cloth),
      thread: w.trim,
      threadDark: w.dark,
      embroidery,
      long,
      ...(scale ? { textileScale: scale } : {}),
    });
const suit =
  (style: TunicStyle, hemY: number, scale = 0.5) =>
  async (w: Colourway) =>
    tunic({
      textile: await cloth(w.cloth),
      trousers: await cloth(w.second ?? w.cloth),
      style,
      hemY,
      trim: w.trim,
      trimDark: w.dark,
      textileScale: scale,
    });

export const MEN: Product[] = [
  {
    slug: 'eko-agbada',
    title: 'Eko Agbada',
    category: 'men',
    alt: 'Three-piece agbada in guinea brocade with a hand-embroidered pocket panel',
    closeUp: 'gold pocket panel, rosettes and scrolls on ivory brocade',
    make: robe('pocket'),
    ways: {
      ivory: { cloth: 'brocade-ivory', trim: '#b98a2e', dark: '#6b4a12' },
      powder: { name: 'powder blue', cloth: 'brocade-powder', trim: '#f4f7fa', dark: '#4f7596' },
      burgundy: { cloth: 'brocade-burgundy', trim: '#d8ae5c', dark: '#3a0a16' },
      tonal: { name: 'ivory, sewn tone on tone', cloth: 'brocade-ivory', trim: '#d6c7a4', dark: '#9c8a63' },
    },
  },
  {
    slug: 'groom-etu-agbada',
    title: 'Groom Etu Agbada',
    category: 'men',
    alt: 'Groom’s agbada in hand-woven aso-oke with thread work down the front',
    closeUp: 'silver thread work round a diamond placket on etu',
    make: robe('tonal', false, 0.6),
    ways: {
      indigo: { cloth: 'etu-indigo', trim: '#c6cfe6', dark: '#39457a' },
      sanyan: { name: 'sanyan beige', cloth: 'asooke-sanyan', trim: '#f6ead2', dark: '#6b4a2a' },
      wine: { cloth: 'asooke-wine', trim: '#e2c07c', dark: '#2a0710' },
    },
  },
  {
    slug: 'senator-crest',
    title: 'Senator Crest',
    category: 'men',
    alt: 'Senator suit in cashmere with a stitched crest, buttoned placket and slim trousers',
    closeUp: 'stitched crest, buttoned placket and gold cuffs',
    make: suit('crest', 1060),
    ways: {
      navy: { cloth: 'cashmere-navy', trim: '#c9a45c', dark: '#0e1d36' },
      wine: { cloth: 'cashmere-wine', trim: '#d9b778', dark: '#2c0b14' },
      charcoal: { cloth: 'cashmere-charcoal', trim: '#b9bec7', dark: '#141519' },
    },
  },
  {
    slug: 'plain-kaftan',
    title: 'Plain Kaftan',
    category: 'men',
    alt: 'Plain atiku kaftan with a clean placket, one chest pocket and matching trousers',
    closeUp: 'clean placket, small buttons and one chest pocket',
    make: suit('plain', 1120),
    ways: {
      sand: { cloth: 'atiku-sand', trim: '#8f7348', dark: '#7b6238' },
      olive: { cloth: 'atiku-olive', trim: '#cfc79b', dark: '#33381f' },
      sky: { name: 'sky blue', cloth: 'atiku-sky', trim: '#eef4f8', dark: '#4a6f8c' },
    },
  },
  {
    slug: 'embroidered-kaftan',
    title: 'Embroidered Kaftan',
    category: 'men',
    alt: 'Guinea brocade kaftan with a gold embroidered panel of rosettes and scrolls',
    closeUp: 'pointed gold panel with rosettes, scrolls and blades',
    make: suit('panel', 1120, 0.4),
    ways: {
      emerald: { cloth: 'guinea-emerald', trim: '#e3c878', dark: '#0a3626' },
      coffee: { cloth: 'guinea-coffee', trim: '#e0bd84', dark: '#24130b' },
      powder: { name: 'powder blue', cloth: 'brocade-powder', trim: '#fbfdff', dark: '#4f7596' },
    },
  },
  {
    slug: 'buba-and-sokoto',
    title: 'Buba & Sokoto',
    category: 'men',
    alt: 'Easy buba and sokoto in hand-tied adire with a contrast neckline',
    closeUp: 'banded neck and side placket on tied rings',
    make: async (w) => bubaSokoto({ textile: await cloth(w.cloth), trim: w.trim, trimDark: w.dark }),
    ways: {
      indigo: { cloth: 'adire-oniko-indigo', trim: '#dfe8f7', dark: '#101a4c' },
      kola: { name: 'kola brown', cloth: 'adire-oniko-kola', trim: '#f3dfc4', dark: '#4a1f0d' },
      teal: { cloth: 'adire-eleko-teal', trim: '#e2f1ea', dark: '#06363c' },
    },
  },
  {
    slug: 'isiagu-set',
    title: 'Isiagu Set',
    category: 'men',
    alt: 'Isiagu velvet top with gold lion faces and chained studs, over black trousers',
    closeUp: 'gold lion faces on velvet and studs joined by a chain',
    make: suit('isiagu', 1020, 0.4),
    ways: {
      black: { cloth: 'isiagu-black', second: 'crepe-black', trim: '#d8a63c', dark: '#0a0809' },
      red: { cloth: 'isiagu-red', second: 'crepe-black', trim: '#e0b450', dark: '#3d0509' },
      blue: { name: 'royal blue', cloth: 'isiagu-blue', second: 'crepe-black', trim: '#e0b450', dark: '#0a1240' },
    },
  },
  {
    slug: 'babban-riga',
    title: 'Babban Riga',
    category: 'men',
    alt: 'Full-length babban riga in shadda with a panel of embroidered knives',
    closeUp: 'panel of hanging thread blades beside a spiral',
    make: robe('knives', true),
    ways: {
      sky: { name: 'sky blue', cloth: 'shadda-sky', trim: '#f8fafc', dark: '#416f98' },
      white: { name: 'ice white', cloth: 'shadda-white', trim: '#b48a3a', dark: '#6d5118' },
      lilac: { cloth: 'shadda-lilac', trim: '#efe9fa', dark: '#3d3160' },
    },
  },
  {
    slug: 'dashiki',
    title: 'Dashiki',
    category: 'men',
    alt: 'Ankara dashiki with a layered yoke border and wide sleeves',
    closeUp: 'layered neck border and its tail of diamonds',
    make: async (w) =>
      dashiki({
        textile: await cloth(w.cloth),
        colours: { gold: w.trim, dark: w.dark, teal: '#1d7874', cream: '#ffeccb', red: '#c8321f' },
      }),
    ways: {
      rust: { cloth: 'ankara-diamonds-rust', trim: '#f6a821', dark: '#1a0b08' },
      sun: { name: 'sunshine yellow', cloth: 'ankara-diamonds-sun', trim: '#f9c846', dark: '#19120e' },
      cobalt: { cloth: 'ankara-diamonds-cobalt', trim: '#f4c430', dark: '#07102b' },
    },
  },
  {
    slug: 'drawstring-sokoto',
    title: 'Drawstring Sokoto',
    category: 'men',
    alt: 'Straight sokoto trousers in brocade on a corded drawstring',
    closeUp: 'gathered casing with its corded drawstring',
    make: async (w) => sokoto({ textile: await cloth(w.cloth), trim: w.trim, trimDark: w.dark }),
    ways: {
      coffee: { cloth: 'guinea-coffee', trim: '#e3c58f', dark: '#2a160b' },
      ivory: { cloth: 'brocade-ivory', trim: '#b98a2e', dark: '#6b4a12' },
      navy: { cloth: 'cashmere-navy', trim: '#cfd6e6', dark: '#0b1226' },
    },
  },
  {
    slug: 'woko',
    title: 'Woko',
    category: 'men',
    alt: 'Long crepe woko with chained gold studs, worn over black trousers',
    closeUp: 'large gold studs joined by a chain',
    make: suit('woko', 1220),
    ways: {
      cream: { cloth: 'crepe-cream', second: 'crepe-black', trim: '#c79a45', dark: '#9a8b6c' },
      black: { cloth: 'crepe-black', second: 'crepe-black', trim: '#d8b05a', dark: '#08070a' },
    },
  },
];
