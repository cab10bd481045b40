import type { ShippingEstimate } from '@adunni/contracts/help/shipping';

/** What each kind of delivery is called at checkout. */
export const DELIVERY_NAMES: Readonly<Record<ShippingEstimate['options'][number]['option'], string>> = {
  standard: 'Standard delivery',
  express: 'Express delivery',
  pickup: 'Pickup',
};
