import type { GarmentRecipe } from '../../packages/garment-art/src/recipes/recipe.ts';

/** Garments of products whose pictures are timed. */
export const RECIPES: Record<string, GarmentRecipe> = {
  senator: {
    ...{ garment: 'tunic', embroidery: 'crest', hemY: 1060 },
    ...{ cloth: 'cashmere-navy', thread: '#c9a45c', darkThread: '#0e1d36' },
  },
  agbada: {
    ...{ garment: 'agbada', embroidery: 'pocket', length: 'calf' },
    ...{ cloth: 'brocade-ivory', thread: '#b98a2e', darkThread: '#6b4a12' },
  },
  dashiki: { garment: 'dashiki', cloth: 'ankara-diamonds-rust', thread: '#f6a821', darkThread: '#1a0b08' },
};
