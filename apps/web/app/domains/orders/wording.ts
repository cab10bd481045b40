import { STAGE_LABELS } from '@adunni/contracts/order-stages';
import type { OrderRow, OrderState } from '@adunni/contracts/orders';

/** What a person reads for the state of an order as a whole. */
export const STATE_LABELS: Record<OrderState, string> = {
  'awaiting-payment': 'Awaiting payment',
  'part-paid': 'Deposit paid',
  paid: 'Paid',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** Colour of a state’s badge, as a Mantine colour. */
export const STATE_COLOURS: Record<OrderState, string> = {
  'awaiting-payment': 'yellow',
  'part-paid': 'teal',
  paid: 'teal',
  completed: 'gray',
  cancelled: 'red',
};

/** Where an order stands in a few words: production when it is under way, else its state. */
export function standing({ state, stages }: Pick<OrderRow, 'state' | 'stages'>): string {
  const [first, ...rest] = stages.filter((stage) => stage !== 'cancelled');
  if (state === 'awaiting-payment' || state === 'cancelled' || !first) return STATE_LABELS[state];
  return rest.every((stage) => stage === first) ? STAGE_LABELS[first] : 'In several stages';
}

/** A day in words, in the reader’s own zone. */
export const day = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(iso));

/** A moment in words, in the reader’s own zone. */
export const moment = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(
    new Date(iso),
  );
