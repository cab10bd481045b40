import { computeTotals } from '@adunni/contracts/cart/totals';
import { DELIVERY_OPTIONS } from '@adunni/contracts/checkout/choices';
import type { Received, Returned } from '@adunni/contracts/endpoint';
import type { estimateShipping } from '@adunni/contracts/help/shipping';
import { deliveryDays } from '@adunni/contracts/orders/arrival';
import type { Db } from '../../../kit/database/connect.ts';
import { productCards } from '../../catalog/queries.ts';
import { deliveryCost } from '../../checkout/rules.ts';
import { getSettings } from '../../settings/queries.ts';

/** What each kind of delivery costs and takes, as the checkout would say it of one piece. */
export async function findEstimate(
  db: Db,
  { countryCode, productId }: Received<typeof estimateShipping>['query'],
  now: Date,
): Promise<Returned<typeof estimateShipping>> {
  const [settings, cards] = await Promise.all([getSettings(db), productCards(db, productId ? [productId] : [], now)]);
  const [found] = cards.values();
  const piece = found?.visible ? found.card : null;
  const standard = piece
    ? computeTotals([{ unitPrice: piece.price, quantity: 1 }], null, settings).shippingCost
    : settings.shippingCost;
  return {
    options: DELIVERY_OPTIONS.map((option) => ({
      option,
      cost: deliveryCost({ option, countryCode }, standard, settings),
      days: deliveryDays(settings, { option, countryCode }),
    })),
    piece: piece && { ...piece, maker: piece.maker.name },
  };
}
