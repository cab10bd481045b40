import type { PRODUCT_KINDS } from '../catalog/catalog.ts';

/** Until when a customer may cancel, in words: until the first stage of its path that is not cancellable any more. */
export const CANCEL_TERMS: Readonly<Record<(typeof PRODUCT_KINDS)[number], string>> = {
  'made-to-measure': 'You can cancel for a full refund until your fabric is cut.',
  'ready-to-wear': 'You can cancel ready-to-wear for a full refund until it is packed.',
};
