import { computeTotals } from '@adunni/contracts/cart/totals';
import { DELIVERY_OPTIONS } from '@adunni/contracts/checkout/choices';
import { deliveryCost } from '@adunni/contracts/checkout/delivery';
import type { Received, Returned } from '@adunni/contracts/endpoint';
import type { estimateShipping } from '@adunni/contracts/help/shipping';
import { kobo } from '@adunni/contracts/money';
import { deliveryDays } from '@adunni/contracts/orders/arrival';
import type { Db } from '../../../kit/database/connect.ts';
import { cheapestPrice, productCards } from '../../catalog/queries.ts';
import { getSettings } from '../../settings/queries.ts';

/** What each kind of delivery costs and takes, as the checkout would say it of one piece. */
export async function findEstimate(
  db: Db,
  { countryCode, productId }: Received<typeof estimateShipping>['query'],
  now: Date,
): Promise<Returned<typeof estimateShipping>> {
  const [settings, cards, cheapest] = await Promise.all([
    getSettings(db),
    productCards(db, productId ? [productId] : [], now),
    cheapestPrice(db, now),
  ]);
  const [found] = cards.values();
  const piece = found?.visible ? found.card : null;
  const isAlwaysFree = cheapest !== null && cheapest >= settings.freeShippingFrom;
  const standard = piece
    ? computeTotals([{ unitPrice: piece.price, quantity: 1 }], null, settings).shippingCost
    : isAlwaysFree
      ? kobo(0)
      : settings.shippingCost;
  return {
    options: DELIVERY_OPTIONS.map((option) => ({
      option,
      cost: deliveryCost({ option, countryCode }, standard, settings),
      days: deliveryDays(settings, { option, countryCode }),
    })),
    freeFrom: isAlwaysFree ? null : settings.freeShippingFrom,
    piece: piece && { ...piece, maker: piece.maker.name },
  };
}
