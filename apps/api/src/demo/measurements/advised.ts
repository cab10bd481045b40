import type { Wearer } from '@adunni/contracts/measurements/fit';
import { girthOfSize } from '@adunni/contracts/tryon/sizes';
import type { SellableLine } from '../../domains/catalog/queries.ts';
import { adviceOn } from '../../domains/orders/placing/advice.queries.ts';
import type { Draw } from '../../kit/draw.ts';
import { daysAfter } from '../past/journey.ts';
import type { Records } from '../past/records.ts';

/** Of those who buy something in sizes, how many have measured themselves. */
const MEASURED = 0.6;
/** How far a body is from the one that the bought size is for, cm: of what was kept, and of what went back. */
const KEPT = [-4, 3] as const;
const RETURNED = [3, 9] as const;
/** A waist by its bust, as in the size guides. */
const WAIST = 20;

/** Freezes on past orders which size was advised to those of their customers who had measured themselves. */
export function adviseRecords(
  draw: Draw,
  { orders: [order], orderItems }: Records,
  sold: readonly SellableLine[],
): void {
  if (!order) return;
  for (const item of orderItems) {
    const line = sold.find(({ productId }) => productId === item.productId);
    if (!line?.variant || line.sizeChart === 'none' || !draw.chance(MEASURED)) continue;
    const wearer = wearerOf(draw, line.sizeChart, item, order.createdAt);
    const bought = { ...line, variant: { ...line.variant, size: item.size ?? '' } };
    const advised = wearer && adviceOn(bought, [wearer], order.createdAt);
    Object.assign(item, { advisedSize: advised?.size ?? null, advisedSureness: advised?.sureness ?? null });
  }
}

/** Somebody who bought this size; null where the chart does not know it. */
function wearerOf(
  draw: Draw,
  chart: 'women' | 'men',
  { size = '', refundedQuantity = 0 }: Pick<Records['orderItems'][number], 'size' | 'refundedQuantity'>,
  orderedAt: Date,
): Wearer | null {
  const [bust, hips] = [girthOfSize(chart, 'whole', size), girthOfSize(chart, 'bottom', size)];
  if (bust === null || hips === null) return null;
  const [least, most] = refundedQuantity > 0 ? RETURNED : KEPT;
  const off = draw.between(least, most);
  const mm = (girth: number): number => Math.round((girth + off + draw.between(-1, 1)) * 2) * 5;
  const isWhole = draw.chance(0.8);
  return {
    figure: chart === 'women' ? 'woman' : 'man',
    ageGroup: 'adult',
    values: { 'bust-girth': mm(bust), 'hip-girth': mm(hips), ...(isWhole && { 'waist-girth': mm(bust - WAIST) }) },
    measuredOn: daysAfter(orderedAt, -draw.between(1, 240)).toISOString().slice(0, 10),
  };
}
