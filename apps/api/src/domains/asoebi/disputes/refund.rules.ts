import type { OrderSums } from '@adunni/contracts/asoebi/sums';
import { allocate, type Kobo, kobo, shareOf } from '@adunni/contracts/money';
import type { GuestOrderRow, SetRow } from '../placing/tables.ts';

type Sums = Pick<GuestOrderRow, 'goods' | 'fee' | 'tax' | 'handoverPrice' | 'total' | 'deposit' | 'commission'>;

/** What a set costs with its shares of fee and tax, as they lie in the sums of its order. */
function partsOf({ goods, fee, tax }: Sums, { price }: Pick<SetRow, 'price'>): [price: Kobo, fee: Kobo, tax: Kobo] {
  if (goods === 0) return [kobo(0), kobo(0), kobo(0)];
  return [price, shareOf(fee, price, goods), shareOf(tax, price, goods)];
}

/** What was paid for a set: the most that can go back for it. Its delivery took place. */
export function amountOf(order: Sums, set: Pick<SetRow, 'price'>): Kobo {
  const [price, fee, tax] = partsOf(order, set);
  return kobo(price + fee + tax);
}

/** An order and a set of it that cost so much less, to the kobo; fee, tax and commission follow the price. */
export function reducedBy(
  order: Sums,
  set: Pick<SetRow, 'price' | 'deposit'>,
  refund: Kobo,
): { sums: OrderSums; price: Kobo; deposit: Kobo } {
  const [ofPrice, ofFee, ofTax] = allocate(refund, partsOf(order, set)) as [Kobo, Kobo, Kobo];
  const ofCommission = order.goods > 0 ? shareOf(order.commission, ofPrice, order.goods) : kobo(0);
  const price = kobo(set.price - ofPrice);
  const total = kobo(order.total - refund);
  return {
    sums: {
      goods: kobo(order.goods - ofPrice),
      fee: kobo(order.fee - ofFee),
      tax: kobo(order.tax - ofTax),
      handoverPrice: order.handoverPrice,
      total,
      deposit: kobo(Math.min(order.deposit, total)),
      commission: kobo(order.commission - ofCommission),
    },
    price,
    deposit: kobo(Math.min(set.deposit, price)),
  };
}
