import { z } from 'zod';
import { picture } from '../../fields.ts';
import { moneyOut } from '../../money.ts';
import { look } from '../../studio/asking/look.ts';
import { DESIGN_SOURCES } from './forms.ts';

/** A design in the words that it had when it was chosen: they stay when the design changes or goes. */
export const designWords = z.object({ title: z.string(), lines: look.shape.lines });
export type DesignWords = z.output<typeof designWords>;

/** The design as guests and makers see it. */
export const shownDesign = designWords.extend({
  /** Null until it is drawn. */
  picture: picture.nullable(),
});
export type ShownDesign = z.input<typeof shownDesign>;

/** The design as hosts see it: also which one it was. */
export const packageDesign = shownDesign.extend({
  from: z.enum(DESIGN_SOURCES),
  _id: z.string(),
  version: z.number(),
});
export type PackageDesign = z.input<typeof packageDesign>;

/** What a maker’s own price list says of a design; null for a maker without one. */
export const designPricing = z
  .object({
    /** A span while nobody is measured; null where something of it is not on the list. */
    proposal: z.object({ low: moneyOut, high: moneyOut, days: z.number() }).nullable(),
    missing: z.array(z.string()),
  })
  .nullable();
export type LoadedDesignPricing = z.output<typeof designPricing>;

/** The design as the maker sees it who prices it. */
export const pricedDesign = shownDesign.extend({ pricing: designPricing });
export type PricedDesign = z.input<typeof pricedDesign>;
