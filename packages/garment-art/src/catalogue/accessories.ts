// Headwear, beads, clutch and fan.
import { clutch, coralSet } from '../accessories/adornment.ts';
import { abetiAja, fila } from '../accessories/caps.ts';
import { featherFan } from '../accessories/feather-fan.ts';
import { gele, geleWithIpele } from '../accessories/gele.ts';
import { getTextile as cloth } from '../textiles/library.ts';
import type { Product } from './types.ts';

export const ACCESSORIES: Product[] = [
  {
    slug: 'auto-gele',
    title: 'Auto-gele in Sego',
    category: 'accessories',
    alt: 'Ready-pleated auto-gele with a wide fan and crossed front wraps',
    closeUp: 'crossed front wraps and pleated fan',
    make: async (w) => gele(await cloth(w.cloth), 1.04),
    ways: {
      magenta: { cloth: 'asooke-magenta', trim: '#f0c060', dark: '#3a0418' },
      gold: { cloth: 'silk-marigold', trim: '#fff3d8', dark: '#7a4a12' },
      teal: { name: 'teal and gold', cloth: 'brocade-teal-gold', trim: '#e3c47a', dark: '#093b43' },
    },
  },
  {
    slug: 'gele-and-ipele',
    title: 'Gele & Ipele',
    category: 'accessories',
    alt: 'Hand-woven aso-oke gele with its folded, fringed ipele',
    closeUp: 'front wraps above the folded, fringed ipele',
    make: async (w) => geleWithIpele(await cloth(w.cloth)),
    ways: {
      coral: { cloth: 'asooke-coral', trim: '#f3cf86', dark: '#6b1a10' },
      royal: { name: 'royal blue', cloth: 'asooke-royal', trim: '#cfd6e6', dark: '#0a1038' },
    },
  },
  {
    slug: 'abeti-aja-cap',
    title: 'Abeti-aja Cap',
    category: 'accessories',
    alt: 'Abeti-aja cap with two upturned ears edged in gold thread',
    closeUp: 'diamonds down the front and corded ears',
    make: async (w) => abetiAja(await cloth(w.cloth), w.trim),
    ways: {
      royal: { name: 'royal blue', cloth: 'asooke-royal', trim: '#e6cf93', dark: '#0a1240' },
      wine: { cloth: 'asooke-wine', trim: '#d9b36c', dark: '#2a0710' },
    },
  },
  {
    slug: 'gobi-cap',
    title: 'Gobi Fila',
    category: 'accessories',
    alt: 'Hand-woven aso-oke gobi cap, crown folded to the side',
    closeUp: 'striped aso-oke crown folded over the brim',
    make: async (w) => fila(await cloth(w.cloth), w.trim),
    ways: {
      wine: { cloth: 'asooke-wine', trim: '#d9b36c', dark: '#2a0710' },
      emerald: { cloth: 'asooke-emerald', trim: '#e4c06a', dark: '#052019' },
    },
  },
  {
    slug: 'coral-beads',
    title: 'Coral-style Beads',
    category: 'accessories',
    alt: 'Five-strand coral-style necklace with matching bracelets and earrings',
    closeUp: 'shaded strands with single gold beads',
    liesOnCloth: true,
    make: async () => coralSet(),
    ways: { coral: { cloth: 'velvet-wine', trim: '#c4402b', dark: '#5a120a' } },
  },
  {
    slug: 'clutch',
    title: 'Aso-oke Clutch',
    category: 'accessories',
    alt: 'Aso-oke envelope clutch with a gold and coral clasp and a beaded wrist strap',
    closeUp: 'gold and coral clasp on the stitched flap',
    make: async (w) => clutch(await cloth(w.cloth), w.trim),
    ways: {
      emerald: { cloth: 'asooke-emerald', trim: '#e4c06a', dark: '#052019' },
      wine: { cloth: 'asooke-wine', trim: '#d9b36c', dark: '#2a0710' },
    },
  },
  {
    slug: 'feather-fan',
    title: 'Feather Fan',
    category: 'accessories',
    alt: 'Round feather fan with a beaded heart and a turned wooden handle',
    closeUp: 'beaded heart on layered feathers',
    liesOnCloth: true,
    make: async (w) => featherFan(w.trim, w.dark),
    ways: {
      magenta: { cloth: 'velvet-emerald', trim: '#b0184a', dark: '#e08a2c' },
      emerald: { cloth: 'velvet-emerald', trim: '#0f6a4c', dark: '#d8b04a' },
    },
  },
];
