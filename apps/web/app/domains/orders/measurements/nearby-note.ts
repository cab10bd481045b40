import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { workshopPlace } from '@adunni/contracts/services/attending';
import { madeOf } from '../public/fitting-day.ts';

/** What a workshop is told that measures for another maker: for which order, of what, by whom. */
export const nearbyNote = (
  { number }: Pick<Order, 'number'>,
  { items, maker }: Pick<OrderPart, 'items' | 'maker'>,
): string => `For order ${number}: ${madeOf({ items }).join(', ')}, made by ${maker.name} in ${workshopPlace(maker)}.`;
