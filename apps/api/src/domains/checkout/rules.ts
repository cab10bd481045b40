import type { Totals } from '@adunni/contracts/cart/totals';
import type { PAYMENT_PLANS } from '@adunni/contracts/checkout/choices';
import { allocate, type Kobo, kobo, percentOf, sumKobo } from '@adunni/contracts/money';
import type { Settings } from '@adunni/contracts/settings/settings';
import type { PartTotals, PlacedLine } from '../orders/rules.ts';
import { chargeable, LEAST_CHARGE } from '../payments/rules.ts';

export type PaymentPlan = (typeof PAYMENT_PLANS)[number];

/**
 * Splits totals into one part per maker, in the order of the lines. Tax and shipping go by largest remainder in
 * proportion to the goods (evenly when these cost nothing); a line’s discount stays with its maker.
 */
export function splitByMaker(lines: readonly PlacedLine[], totals: Totals): PartTotals[] {
  const makerIds = [...new Set(lines.map(({ makerId }) => makerId))];
  const indexes = makerIds.map((makerId) => lines.flatMap((line, index) => (line.makerId === makerId ? [index] : [])));
  const subtotals = indexes.map((own) => sumKobo(own.map((index) => lineTotal(lines[index]))));
  const weights = totals.subtotal === 0 ? makerIds.map(() => 1) : subtotals;
  const taxes = allocate(totals.tax, weights);
  const shippings = allocate(totals.shippingCost, weights);
  return makerIds.map((makerId, at) => {
    const own = indexes[at] ?? [];
    const subtotal = subtotals[at] ?? kobo(0);
    const tax = taxes[at] ?? kobo(0);
    const shippingCost = shippings[at] ?? kobo(0);
    const discount = sumKobo(own.map((index) => totals.lineDiscounts[index] ?? kobo(0)));
    const totalAmount = kobo(subtotal + tax + shippingCost - discount);
    return { makerId, lines: own, subtotal, tax, shippingCost, discount, totalAmount };
  });
}

const lineTotal = (line: PlacedLine | undefined): Kobo => kobo(line ? line.unitPrice * line.quantity : 0);

/**
 * The ways to pay, with what each brings first: in full always, nothing when it is too little to be charged; a deposit when the made-to-measure lines are worth
 * enough, the rest before dispatch.
 */
export function paymentPlans(
  lines: readonly PlacedLine[],
  totalAmount: Kobo,
  settings: Settings,
): { plan: PaymentPlan; dueNow: Kobo; dueLater: Kobo }[] {
  const sewn = sumKobo(lines.filter(({ kind }) => kind === 'made-to-measure').map(lineTotal));
  const full = { plan: 'full' as const, dueNow: chargeable(totalAmount), dueLater: kobo(0) };
  const deposit = percentOf(totalAmount, settings.depositPercent);
  const offersDeposit =
    sewn >= settings.depositFrom && deposit >= LEAST_CHARGE && totalAmount - deposit >= LEAST_CHARGE;
  return offersDeposit ? [full, { plan: 'deposit', dueNow: deposit, dueLater: kobo(totalAmount - deposit) }] : [full];
}
