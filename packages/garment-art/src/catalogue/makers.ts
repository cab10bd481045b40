// Makers' covers (hanging cloth) and monograms.
import { rasteriseSvg } from '../core/rasteriser.ts';
import { clothWall, swatchPicture } from '../scenes/cloth-wall.ts';
import { layOver, type Picture } from '../scenes/picture.ts';
import { getTextile as cloth } from '../textiles/library.ts';
import type { Composition } from './types.ts';

const wall = (names: string[], width: number, height: number) => async (): Promise<Picture> =>
  clothWall(await Promise.all(names.map((name) => cloth(name))), width, height);

const MAKERS: { slug: string; name: string; initials: string; cloths: string[]; ink: string }[] = [
  {
    slug: 'adewura-atelier',
    name: 'Adewura Atelier',
    initials: 'AA',
    cloths: ['asooke-coral', 'lace-cord-ivory', 'asooke-champagne', 'brocade-rose-gold', 'asooke-wine'],
    ink: '#f3dfae',
  },
  {
    slug: 'kolade-and-thread',
    name: 'Kolade & Thread',
    initials: 'KT',
    cloths: ['cashmere-navy', 'brocade-powder', 'etu-indigo', 'atiku-sky', 'asooke-royal'],
    ink: '#e9d6a4',
  },
  {
    slug: 'ireti-stitch-house',
    name: 'Ireti Stitch House',
    initials: 'IS',
    cloths: [
      'ankara-hibiscus-coral',
      'lace-voile-marigold',
      'ankara-diamonds-sun',
      'crepe-tangerine',
      'ankara-records-plum',
    ],
    ink: '#fff1d0',
  },
  {
    slug: 'nkiru-ward-studio',
    name: 'Nkiru Ward Studio',
    initials: 'NW',
    cloths: ['george-red', 'lace-cord-wine', 'velvet-wine', 'george-royal', 'isiagu-red'],
    ink: '#f0d28a',
  },
  {
    slug: 'zaria-needle-co',
    name: 'Zaria Needle Co',
    initials: 'ZN',
    cloths: ['shadda-sky', 'shadda-white', 'shadda-lilac', 'guinea-emerald', 'brocade-ivory'],
    ink: '#ffffff',
  },
  {
    slug: 'tinuade-dyeworks',
    name: 'Tinuade Dyeworks',
    initials: 'TD',
    cloths: ['adire-eleko-indigo', 'adire-oniko-indigo', 'adire-eleko-teal', 'adire-oniko-kola', 'adire-oniko-magenta'],
    ink: '#eef3fb',
  },
  {
    slug: 'calabar-loom-room',
    name: 'Calabar Loom Room',
    initials: 'CL',
    cloths: ['brocade-teal-gold', 'asooke-sanyan', 'brocade-rose-gold', 'asooke-emerald', 'kente-classic'],
    ink: '#f3dfae',
  },
  {
    slug: 'osagie-coral-couture',
    name: 'Osagie Coral Couture',
    initials: 'OC',
    cloths: ['velvet-wine', 'asooke-coral', 'velvet-emerald', 'lace-cord-wine', 'velvet-royal'],
    ink: '#f6c9a8',
  },
  {
    slug: 'amara-cut-and-fit',
    name: 'Amara Cut & Fit',
    initials: 'AC',
    cloths: [
      'ankara-records-teal',
      'crepe-cobalt',
      'ankara-scallops-indigo',
      'silk-marigold',
      'ankara-diamonds-cobalt',
    ],
    ink: '#fff1d0',
  },
  {
    slug: 'baraka-bespoke',
    name: 'Baraka Bespoke',
    initials: 'BB',
    cloths: ['atiku-sand', 'guinea-coffee', 'atiku-olive', 'brocade-ivory', 'cashmere-charcoal'],
    ink: '#f3e3c0',
  },
  {
    slug: 'adjoa-and-ade',
    name: 'Adjoa & Ade',
    initials: 'A&amp;A',
    cloths: ['kente-classic', 'silk-emerald', 'ankara-scallops-emerald', 'asooke-emerald', 'ankara-diamonds-rust'],
    ink: '#ffe9b0',
  },
  {
    slug: 'peckham-fit-room',
    name: 'Peckham Fit Room',
    initials: 'PF',
    cloths: ['ankara-hibiscus-plum', 'silk-fuchsia', 'ankara-records-plum', 'lace-cord-lilac', 'crepe-forest'],
    ink: '#fbe0ee',
  },
];

/** Square monogram: draped cloth, a dark plaque, initials in thread. */
async function monogram(maker: (typeof MAKERS)[number]): Promise<Picture> {
  const size = 600;
  const base = await swatchPicture(await cloth(maker.cloths[0]!), size, size, 3, 0.8);
  const letters = `<text x="300" y="${maker.initials.length > 2 ? 344 : 356}" text-anchor="middle" font-family="DejaVu Serif" font-weight="bold" font-size="${maker.initials.length > 2 ? 118 : 158}" letter-spacing="2"`;
  const svg = `<defs><radialGradient id="p" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="#4a3024"/><stop offset="1" stop-color="#1c0f0b"/></radialGradient></defs><circle cx="300" cy="300" r="206" fill="url(#p)"/><circle cx="300" cy="300" r="190" fill="none" stroke="${maker.ink}" stroke-width="5"/><circle cx="300" cy="300" r="178" fill="none" stroke="${maker.ink}" stroke-width="2" stroke-dasharray="9 6"/>${letters} fill="${maker.ink}">${maker.initials}</text>${letters} fill="none" stroke="#1c0f0b" stroke-opacity=".4" stroke-width="2" stroke-dasharray="4 4">${maker.initials}</text>`;
  return layOver(base, { pixels: await rasteriseSvg(svg, size, size), width: size, height: size }, 0, 0, 0.55, 20);
}

/** A cover and a monogram for each maker. */
export const MAKER_PICTURES: Composition[] = [
  ...MAKERS.map(
    (m): Composition => ({
      kind: 'maker',
      folder: 'makers',
      slug: m.slug,
      width: 1600,
      height: 600,
      alt: `Lengths of cloth from ${m.name} hanging side by side.`,
      make: wall(m.cloths, 1600, 600),
    }),
  ),
  ...MAKERS.map(
    (m): Composition => ({
      kind: 'maker',
      folder: 'makers',
      slug: `${m.slug}-avatar`,
      width: 600,
      height: 600,
      alt: `Monogram of ${m.name} on its own cloth.`,
      make: () => monogram(m),
    }),
  ),
];
