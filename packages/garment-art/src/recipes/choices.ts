// What can be chosen for each garment, in the order in which it is chosen, with a recipe to start from. Nothing here draws.
import type { GarmentName, GarmentRecipe } from './recipe.ts';
import { AGBADA_EMBROIDERY, BEADS, BOUBOU_EMBROIDERY, CAPS, NECKLINES, SLEEVES, TUNIC_EMBROIDERY } from './words.ts';

/** What a choice is about, and so where it is found. */
export type Part = 'silhouette' | 'embroidery' | 'trims' | 'accessories';

export type Value = string | number | boolean;

/** One of some values of a recipe; the one without a value leaves it out. */
export interface Choice {
  name: string;
  label: string;
  part: Part;
  options: readonly { label: string; value?: Value }[];
}

export interface GarmentKind {
  title: string;
  wearer: 'women' | 'men' | 'girls';
  about: string;
  /** What the main cloth is used for, and what a second cloth may be. */
  cloth: string;
  second?: string;
  /** What the two threads are used for; where only one is seen, the other is not chosen. */
  thread: string;
  darkThread?: string;
  choices: readonly Choice[];
  start: GarmentRecipe;
}

/** The options of values with their labels. */
const all = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const one = (part: Part, name: string, label: string, options: Choice['options']): Choice => ({
  ...{ part, name, label, options },
});

const NONE = { label: 'None' };
const cap = one('accessories', 'cap', 'Cap', [NONE, ...all(CAPS)]);
const gele = one('accessories', 'gele', 'Gele', [NONE, { label: 'Gele', value: true }]);
const beads = one('accessories', 'beads', 'Beads at the neck', [
  NONE,
  ...Object.entries(BEADS).map(([value, { label }]) => ({ value, label })),
]);
const lined = one('trims', 'linedTo', 'Lining', [
  NONE,
  { label: 'Half', value: 'half' },
  { label: 'To the hem', value: 'hem' },
]);

/** Every kind of garment. */
export const GARMENTS: Readonly<Record<GarmentName, GarmentKind>> = {
  agbada: {
    title: 'Agbada',
    wearer: 'men',
    about: 'Wide robe over buba and sokoto, embroidered at the front',
    ...{ cloth: 'Robe', second: 'Buba and sokoto', thread: 'Thread', darkThread: 'Outline thread' },
    choices: [
      one('silhouette', 'length', 'Length', [
        { label: 'To the calf', value: 'calf' },
        { label: 'To the ankle', value: 'ankle' },
      ]),
      one('silhouette', 'trousers', 'Sokoto (trousers)', [{ label: 'Straight' }, { label: 'Narrow', value: 'narrow' }]),
      one('embroidery', 'embroidery', 'Embroidery', all(AGBADA_EMBROIDERY)),
      lined,
      cap,
    ],
    start: {
      ...{ garment: 'agbada', embroidery: 'pocket', length: 'calf' },
      ...{ cloth: 'brocade-powder', thread: '#f4f7fa', darkThread: '#4f7596' },
    },
  },
  tunic: {
    title: 'Kaftan or senator',
    wearer: 'men',
    about: 'Fitted tunic over trousers, short as a senator or long as a kaftan',
    ...{ cloth: 'Tunic', second: 'Trousers', thread: 'Thread', darkThread: 'Outline thread' },
    choices: [
      one('silhouette', 'hemY', 'Length', [
        { label: 'Hip', value: 1000 },
        { label: 'Thigh', value: 1060 },
        { label: 'Knee', value: 1120 },
        { label: 'Below the knee', value: 1180 },
        { label: 'Calf', value: 1240 },
      ]),
      one('silhouette', 'neckline', 'Neckline', all(NECKLINES)),
      one('silhouette', 'sleeve', 'Sleeves', all(SLEEVES)),
      one('embroidery', 'embroidery', 'Embroidery', all(TUNIC_EMBROIDERY)),
      one('embroidery', 'workedCuffs', 'Cuffs', [{ label: 'As the front' }, { label: 'Embroidered', value: true }]),
      lined,
      cap,
    ],
    start: {
      ...{ garment: 'tunic', embroidery: 'panel', hemY: 1120, neckline: 'collar', sleeve: 'plain' },
      ...{ cloth: 'guinea-emerald', clothScale: 0.4, thread: '#e3c878', darkThread: '#0a3626' },
    },
  },
  dashiki: {
    title: 'Dashiki',
    wearer: 'men',
    about: 'Wide-sleeved shirt with a bordered V neck',
    ...{ cloth: 'Shirt', thread: 'Border', darkThread: 'Border outline' },
    choices: [cap],
    start: { garment: 'dashiki', cloth: 'ankara-diamonds-rust', thread: '#f6a821', darkThread: '#1a0b08' },
  },
  'buba-sokoto': {
    title: 'Buba and sokoto',
    wearer: 'men',
    about: 'Loose shirt with a side placket over wide trousers',
    ...{ cloth: 'Buba and sokoto', thread: 'Neckband', darkThread: 'Stitching' },
    choices: [cap],
    start: { garment: 'buba-sokoto', cloth: 'adire-oniko-indigo', thread: '#dfe8f7', darkThread: '#101a4c' },
  },
  'iro-buba': {
    title: 'Iro and buba',
    wearer: 'women',
    about: 'Loose blouse over a tied wrapper, with or without a sash',
    ...{ cloth: 'Wrapper and sash', second: 'Blouse', thread: 'Neck and sleeve bands', darkThread: 'Stitching' },
    choices: [
      one('silhouette', 'sleeve', 'Sleeves', [
        { label: 'Bell', value: 'bell' },
        { label: 'Short', value: 'short' },
      ]),
      one('silhouette', 'length', 'Wrapper', [
        { label: 'Knee (oleku)', value: 'knee' },
        { label: 'Ankle', value: 'ankle' },
      ]),
      one('accessories', 'sash', 'Ipele (shoulder sash)', [
        { label: 'Ipele', value: true },
        { label: 'None', value: false },
      ]),
      gele,
      beads,
    ],
    start: {
      ...{ garment: 'iro-buba', sleeve: 'bell', length: 'ankle', sash: true },
      ...{ cloth: 'asooke-emerald', second: 'lace-cord-ivory', thread: '#d9b25a', darkThread: '#6b4512' },
    },
  },
  boubou: {
    title: 'Boubou',
    wearer: 'women',
    about: 'Floor-length flowing gown with a V neck',
    ...{ cloth: 'Gown', thread: 'Thread', darkThread: 'Second thread' },
    choices: [one('embroidery', 'embroidery', 'Embroidery', all(BOUBOU_EMBROIDERY)), gele, beads],
    start: {
      ...{ garment: 'boubou', embroidery: 'jewel' },
      ...{ cloth: 'silk-fuchsia', thread: '#ffe3d0', darkThread: '#d98a3a' },
    },
  },
  'shift-dress': {
    title: 'Shift dress',
    wearer: 'women',
    about: 'Knee-length dress with bell sleeves and a keyhole neck',
    ...{ cloth: 'Dress', thread: 'Binding', darkThread: 'Stitching' },
    choices: [gele, beads],
    start: { garment: 'shift-dress', cloth: 'ankara-diamonds-cobalt', thread: '#f4c430', darkThread: '#07102b' },
  },
  'peplum-set': {
    title: 'Peplum and wrapper',
    wearer: 'women',
    about: 'Flared blouse with flutter sleeves over a wrapper',
    ...{ cloth: 'Blouse', second: 'Wrapper', thread: 'Neck and waist bands', darkThread: 'Stitching' },
    choices: [gele, beads],
    start: { garment: 'peplum-set', cloth: 'ankara-records-teal', thread: '#f9b233', darkThread: '#0a1826' },
  },
  'george-set': {
    title: 'George wrapper and blouse',
    wearer: 'women',
    about: 'Puff-sleeved blouse over a double wrapper with borders',
    ...{ cloth: 'Wrappers', second: 'Blouse', thread: 'Borders', darkThread: 'Stitching' },
    choices: [gele, beads],
    start: {
      ...{ garment: 'george-set', beads: 'coral' },
      ...{ cloth: 'george-royal', second: 'lace-voile-sky', thread: '#d9ae55', darkThread: '#5a4312' },
    },
  },
  'corset-gown': {
    title: 'Corset gown',
    wearer: 'women',
    about: 'Boned bodice, sheer sleeves and a mermaid skirt with a train',
    ...{ cloth: 'Gown', second: 'Sleeves and train', thread: 'Boning and edges', darkThread: 'Neckline beads' },
    choices: [gele, beads],
    start: {
      garment: 'corset-gown',
      ...{ cloth: 'lace-cord-wine', second: 'lace-sheer-blush', thread: '#f6dfe3', darkThread: '#e8b7c2' },
    },
  },
  'reception-dress': {
    title: 'Reception dress',
    wearer: 'women',
    about: 'Fitted midi with bishop sleeves and a parted overskirt',
    ...{ cloth: 'Dress', second: 'Sleeves and overskirt', thread: 'Edges' },
    choices: [gele, beads],
    start: {
      garment: 'reception-dress',
      ...{ cloth: 'tulle-emerald', second: 'tulle-emerald-sheer', thread: '#d5f0e2', darkThread: '#0a3a2c' },
    },
  },
  onyonyo: {
    title: 'Onyonyo',
    wearer: 'women',
    about: 'Efik gown with a lace yoke, full sleeves and a flounced hem',
    ...{ cloth: 'Gown', thread: 'Scrolls and edges', darkThread: 'Second thread' },
    choices: [gele, beads],
    start: { garment: 'onyonyo', cloth: 'brocade-teal-gold', thread: '#e3c47a', darkThread: '#093b43' },
  },
  jumpsuit: {
    title: 'Jumpsuit',
    wearer: 'women',
    about: 'Wide legs, a wrapped bodice and a buckled belt',
    ...{ cloth: 'Jumpsuit', second: 'Belt', thread: 'Buckle and edges' },
    choices: [gele, beads],
    start: {
      garment: 'jumpsuit',
      ...{ cloth: 'crepe-tangerine', second: 'crepe-black', thread: '#d9b25a', darkThread: '#4a1a08' },
    },
  },
  duster: {
    title: 'Duster',
    wearer: 'women',
    about: 'Long open coat with wide sleeves over a slip dress',
    ...{ cloth: 'Coat', second: 'Slip dress', thread: 'Front edge', darkThread: 'Stitching' },
    choices: [],
    start: {
      garment: 'duster',
      ...{ cloth: 'adire-oniko-kola', second: 'crepe-cream', thread: '#f3dfc4', darkThread: '#7a3d1c' },
    },
  },
  'edo-wrapper': {
    title: 'Edo wrapper',
    wearer: 'women',
    about: 'Wrapper tied above the bust, with a cape and belt of coral-style beads',
    ...{ cloth: 'Wrapper', thread: 'Edges' },
    choices: [],
    start: { garment: 'edo-wrapper', cloth: 'velvet-royal', thread: '#d9ae55', darkThread: '#0a1240' },
  },
  'flare-dress': {
    title: 'Girls’ flare dress',
    wearer: 'girls',
    about: 'Puffed sleeves, a bow and a full gathered skirt',
    ...{ cloth: 'Dress', thread: 'Bow and edges', darkThread: 'Sash' },
    choices: [],
    start: { garment: 'flare-dress', cloth: 'ankara-hibiscus-coral', thread: '#f7c548', darkThread: '#12716b' },
  },
};
