import type { Order, OrderRow, OrderState } from '@adunni/contracts/orders';
import { STAGE_LABELS } from '@adunni/contracts/orders/stages';
import type { MarkTone } from '../../kit/state-mark.tsx';

/** What a person reads for the state of an order as a whole. */
export const STATE_LABELS: Record<OrderState, string> = {
  'awaiting-payment': 'Awaiting payment',
  'part-paid': 'Deposit paid',
  paid: 'Paid',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** How each state is marked. */
export const TONES: Record<OrderState, MarkTone> = {
  'awaiting-payment': 'waits',
  'part-paid': 'stands',
  paid: 'stands',
  completed: 'over',
  cancelled: 'off',
};

/** Where an order stands in a few words: production when it is under way, else its state. */
export function standing({ state, stages }: Pick<OrderRow, 'state' | 'stages'>): string {
  const [first, ...rest] = stages.filter((stage) => stage !== 'cancelled');
  if (state === 'awaiting-payment' || state === 'cancelled' || state === 'completed' || !first)
    return STATE_LABELS[state];
  return rest.every((stage) => stage === first) ? STAGE_LABELS[first] : 'In several stages';
}

/** How an order reaches the person. */
export const DELIVERY_LABELS: Record<Order['deliveryOption'], string> = {
  standard: 'Standard delivery',
  express: 'Express delivery',
  pickup: 'To be collected',
};
