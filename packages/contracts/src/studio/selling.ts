import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, version } from '../fields.ts';
import { PRICE_LIST_MAKERS } from './price-list.ts';

export const sellErrors = defineErrors({
  design_of_other: [
    409,
    'Somebody else has published this design in the gallery. Change it to make it your own before you sell it.',
  ],
  workshop_suspended: [409, 'Your workshop is suspended and can’t add products. Please contact our team.'],
});

/** Who sells what they design: makers who have a shop. */
export const SELLERS = PRICE_LIST_MAKERS;

export const sellDesign = endpoint({
  method: 'POST',
  path: '/api/studio/designs/:designId/product',
  access: SELLERS,
  summary: 'Make a draft product of a design of the caller’s; asked again, it is the product that is there',
  params: z.object({ designId: id }),
  /** The version that was seen; a design that changed since is refused. */
  body: z.object({ version }),
  response: z.object({
    productId: z.string(),
    /** Whether it was made now. */
    isNew: z.boolean(),
  }),
});
