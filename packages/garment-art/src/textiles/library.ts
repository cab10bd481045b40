// The named textiles of the demo catalogue.
import type { Textile } from '../core/piece.ts';
import { withLevels } from '../core/textile-tools.ts';
import { kente } from './asooke.ts';
import { george } from './brocade.ts';
import { beaded, corded, dyed, figured, type NamedTextile, pile, solid, strip, swiss, wax } from './recipes.ts';

/** Every textile by name. */
export const TEXTILES: Record<string, NamedTextile> = {
  'ankara-records-teal': wax(
    'Ankara, gramophone records in teal and saffron',
    'records',
    '#0b4f6c',
    '#f9b233',
    '#e8432f',
    '#fff1d0',
    '#0a1826',
    4,
  ),
  'ankara-records-plum': wax(
    'Ankara, gramophone records in plum and apricot',
    'records',
    '#5b1747',
    '#f6a15b',
    '#d8315b',
    '#ffe9d6',
    '#1d0716',
    4,
  ),
  'ankara-diamonds-sun': wax(
    'Ankara, sunshine diamonds',
    'diamonds',
    '#f2b622',
    '#e4572e',
    '#0b7a75',
    '#fff7e0',
    '#19120e',
    5,
  ),
  'ankara-diamonds-rust': wax(
    'Ankara, rust and teal diamonds',
    'diamonds',
    '#8c1c13',
    '#f6a821',
    '#1d7874',
    '#ffeccb',
    '#1a0b08',
    8,
  ),
  'ankara-diamonds-cobalt': wax(
    'Ankara, cobalt and lime diamonds',
    'diamonds',
    '#123c9c',
    '#f4c430',
    '#3fa34d',
    '#f7f7ea',
    '#07102b',
    8,
  ),
  'ankara-hibiscus-plum': wax(
    'Ankara, hibiscus on purple',
    'hibiscus',
    '#5b1a6b',
    '#35b5a0',
    '#f2542d',
    '#fbe6b5',
    '#160a22',
    9,
  ),
  'ankara-hibiscus-coral': wax(
    'Ankara, hibiscus on coral',
    'hibiscus',
    '#d94f3d',
    '#12716b',
    '#f7c548',
    '#fff4e0',
    '#2a0f0c',
    9,
  ),
  'ankara-scallops-emerald': wax(
    'Ankara, emerald scallops',
    'scallops',
    '#0b5d3b',
    '#f0a92e',
    '#d1392b',
    '#fdf1d3',
    '#08201a',
    5,
  ),
  'ankara-scallops-indigo': wax(
    'Ankara, indigo scallops',
    'scallops',
    '#1b2a6b',
    '#e9742b',
    '#2a9d8f',
    '#fbeed4',
    '#0b1030',
    5,
  ),
  'adire-eleko-indigo': dyed('Adire eleko, hand-painted indigo', 'eleko', '#0e1642', '#263e8a', '#d9e2f4'),
  'adire-eleko-teal': dyed('Adire eleko in lagoon teal', 'eleko', '#06363c', '#12757a', '#e2f1ea'),
  'adire-oniko-indigo': dyed('Adire oniko, tied rings in indigo', 'oniko', '#101a4c', '#2f4fa8', '#dfe8f7'),
  'adire-oniko-kola': dyed('Adire oniko, tied rings in kola brown', 'oniko', '#4a1f0d', '#a1532a', '#f3dfc4'),
  'adire-oniko-magenta': dyed('Adire oniko, tied rings in magenta', 'oniko', '#4b0a3c', '#a8246f', '#f8d9e4'),
  'asooke-wine': strip('Aso-oke in wine and old gold', '#5a1022', '#d9b36c', '#2a0710', '#8c1f38'),
  'asooke-magenta': strip('Aso-oke in magenta and gold', '#7a0f3a', '#f0c060', '#3a0418', '#b0205a'),
  'asooke-emerald': strip('Aso-oke in emerald and gold', '#0b4d3a', '#e4c06a', '#052019', '#177a58'),
  'asooke-royal': strip('Aso-oke in royal blue and silver', '#16287a', '#cfd6e6', '#0a1038', '#3350b8'),
  'asooke-sanyan': strip('Aso-oke sanyan, wild-silk beige', '#b58f63', '#f2e6cf', '#6b4a2a', '#9a7246'),
  'asooke-champagne': strip(
    'Aso-oke in champagne and rose gold',
    '#d8b79a',
    '#fbe9cf',
    '#8e5f4a',
    '#c98f7a',
    'chequered',
  ),
  'asooke-coral': strip('Aso-oke in coral and gold', '#c2452f', '#f3cf86', '#6b1a10', '#e2754f', 'chequered'),
  'etu-indigo': strip('Aso-oke etu, guinea-fowl indigo', '#151c46', '#c9d6f2', '#0c1130', '#6f8fd0', 'etu'),
  'kente-classic': {
    title: 'Kente in gold, red, green and black',
    make: () => kente({ gold: '#eeb211', red: '#bd1220', green: '#0b6a3a', black: '#141210' }),
  },
  'lace-cord-wine': corded('Cord lace, blush on wine', '#7a0f33', '#f6dfe3'),
  'lace-cord-ivory': corded('Cord lace, ivory on champagne', '#e2c3a2', '#fffaf0'),
  'lace-cord-emerald': corded('Cord lace, gold on emerald', '#0b4d3c', '#ecd9a0'),
  'lace-cord-lilac': corded('Cord lace, pearl on lilac', '#8f6fb0', '#f7effc'),
  'lace-sheer-ivory': corded('Sheer cord lace, ivory', '#ead7bd', '#fffaf0', true),
  'lace-sheer-blush': corded('Sheer cord lace, blush', '#a8395a', '#f6dfe3', true),
  'lace-voile-sky': swiss('Swiss voile lace in sky blue', '#a9cbe4', '#f4faff'),
  'lace-voile-white': swiss('Swiss voile lace, white on white', '#efebe2', '#ffffff'),
  'lace-voile-marigold': swiss('Swiss voile lace in marigold', '#e3a12c', '#fff3d2'),
  'brocade-ivory': figured('Guinea brocade, ivory', '#f1ebdc', '#dccdaa'),
  'brocade-powder': figured('Guinea brocade, powder blue', '#a9c3d8', '#d8e6f0'),
  'brocade-burgundy': figured('Guinea brocade, burgundy', '#5c1426', '#8b2f44'),
  'guinea-emerald': figured('Guinea brocade, emerald', '#0c5a43', '#23856a'),
  'guinea-coffee': figured('Guinea brocade, coffee', '#4a2f21', '#7a553d'),
  'shadda-white': figured('Shadda, ice white', '#eef0ef', '#d3dadd', 'shadda'),
  'shadda-sky': figured('Shadda, sky blue', '#86b2d6', '#b9d6ea', 'shadda'),
  'shadda-lilac': figured('Shadda, dusk lilac', '#7a6a9c', '#a596c4', 'shadda'),
  'brocade-rose-gold': figured('Metallic brocade, rose and gold', '#a83e52', '#e8b878', 'damask', true),
  'brocade-teal-gold': figured('Metallic brocade, teal and gold', '#0f5560', '#d9b668', 'damask', true),
  'atiku-sand': solid('Atiku, desert sand', '#c8ae86', 'atiku'),
  'atiku-olive': solid('Atiku, olive', '#5d6440', 'atiku'),
  'atiku-sky': solid('Atiku, harmattan sky', '#8fb1cc', 'atiku'),
  'cashmere-navy': solid('Cashmere suiting, midnight navy', '#1f3354', 'cashmere'),
  'cashmere-wine': solid('Cashmere suiting, wine', '#571c2b', 'cashmere'),
  'cashmere-charcoal': solid('Cashmere suiting, charcoal', '#33353a', 'cashmere'),
  'crepe-black': solid('Crepe, black', '#1d1b1e', 'crepe'),
  'crepe-cobalt': solid('Crepe, cobalt', '#1b3fae', 'crepe'),
  'crepe-tangerine': solid('Crepe, tangerine', '#e0652a', 'crepe'),
  'crepe-forest': solid('Crepe, forest green', '#17513c', 'crepe'),
  'crepe-cream': solid('Crepe, cream', '#efe6d4', 'crepe'),
  'silk-marigold': solid('Silk, marigold', '#dd9322', 'satin'),
  'silk-emerald': solid('Silk, emerald', '#0e6b4d', 'satin'),
  'silk-fuchsia': solid('Silk, fuchsia', '#b81f66', 'satin'),
  'silk-ivory': solid('Silk, ivory', '#eadfc9', 'satin'),
  'velvet-wine': pile('Velvet, wine', '#6a0f24'),
  'velvet-emerald': pile('Velvet, emerald', '#0b5140'),
  'velvet-royal': pile('Velvet, royal blue', '#1c2f92'),
  'isiagu-black': pile('Isiagu velvet, gold on black', '#17131a', true),
  'isiagu-red': pile('Isiagu velvet, gold on red', '#8a1119', true),
  'isiagu-blue': pile('Isiagu velvet, gold on royal blue', '#182a86', true),
  'tulle-champagne': beaded('Beaded tulle, champagne', '#c9a27c', '#f0d9b0', '#fffaf0'),
  'tulle-champagne-sheer': beaded('Sheer beaded tulle, champagne', '#dcc0a0', '#ecd5ac', '#fffaf0', true),
  'tulle-emerald': beaded('Beaded tulle, emerald', '#0d5a46', '#7fd1b0', '#f2fff8'),
  'tulle-emerald-sheer': beaded('Sheer beaded tulle, emerald', '#1c7259', '#7fd1b0', '#f2fff8', true),
  'george-red': {
    title: 'George in scarlet and gold',
    make: () => george({ ground: '#8e1420', gold: '#e2b65a', accent: '#1d1a3d' }),
  },
  'george-emerald': {
    title: 'George in emerald and gold',
    make: () => george({ ground: '#0d5a3f', gold: '#e6c067', accent: '#3b1030' }),
  },
  'george-royal': {
    title: 'George in royal blue and gold',
    make: () => george({ ground: '#1a2f86', gold: '#e6c067', accent: '#7a1236' }),
  },
};

const cache = new Map<string, Textile>();

/** A named textile with its size levels; the last 14 stay in memory. */
export async function getTextile(name: string): Promise<Textile> {
  const known = cache.get(name);
  if (known) {
    cache.delete(name);
    cache.set(name, known);
    return known;
  }
  const entry = TEXTILES[name];
  if (!entry) throw new Error(`Unknown textile "${name}"`);
  const textile = withLevels(await entry.make());
  cache.set(name, textile);
  if (cache.size > 14) cache.delete(cache.keys().next().value!);
  return textile;
}
