import type { Db, Tx } from '../../kit/database/connect.ts';
import { pickupPlacesOf } from '../makers/queries.ts';
import type { CheckoutCart } from './cart.ts';
import { type PickupOffer, pickupOffer } from './pickup.rules.ts';

/** Whether and where a cart can be picked up. Who places it locks its makers, so that none moves meanwhile. */
export async function offerOf(db: Db | Tx, { judged }: CheckoutCart, how: { lock: boolean }): Promise<PickupOffer> {
  const makers = new Map(judged.map(({ sellable: { maker } }) => [maker._id, maker]));
  return pickupOffer([...makers.values()], await pickupPlacesOf(db, [...makers.keys()], how));
}
