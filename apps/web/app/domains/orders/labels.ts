import {
  ORDER_STATUSES,
  type Order,
  type OrderPart,
  type OrderRow,
  type OrderStatus,
} from '@adunni/contracts/orders/orders';
import { stageLabel } from '@adunni/contracts/orders/stages';
import { day } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';
import type { MarkTone } from '../../kit/status-mark.tsx';

/** How each status is marked. */
export const TONES: Record<OrderStatus, MarkTone> = {
  'awaiting-payment': 'waits',
  'part-paid': 'stands',
  paid: 'stands',
  completed: 'over',
  cancelled: 'off',
};

/** Where an order stands in a few words: production when it is under way, else its status. */
export function statusLabel({
  status,
  stages,
  deliveryOption,
}: Pick<OrderRow, 'status' | 'stages' | 'deliveryOption'>): string {
  const [first, ...rest] = stages.filter((stage) => stage !== 'cancelled');
  if (status === 'awaiting-payment' || status === 'cancelled' || status === 'completed' || !first)
    return ORDER_STATUSES[status].label;
  return rest.every((stage) => stage === first)
    ? stageLabel(first, deliveryOption, status === 'part-paid')
    : 'Multiple stages';
}

/** How the payment of an order stands, beside where the order itself does; null where that says it already. */
export function paymentStatusLabel({ status, isRefunded }: Pick<OrderRow, 'status' | 'isRefunded'>): string | null {
  if (isRefunded) return 'Refunded';
  return status === 'paid' || status === 'part-paid' ? ORDER_STATUSES[status].label : null;
}

type Ended = Pick<OrderPart, 'stage' | 'isRefunded' | 'refundedAt'> & {
  events: readonly Pick<OrderPart['events'][number], 'stage' | 'at'>[];
  /** Null for who may not see money. */
  money: Pick<OrderPart, 'paid' | 'refunded'> | null;
};

/**
 * What became of a part that was cancelled, or of which money went back: `Cancelled on 3 May 2026: ₦500 refunded`,
 * `Cancelled on 3 May 2026: ₦20 refunded, ₦480 kept for the work`.
 */
export function outcomeOf({ stage, isRefunded, refundedAt, events, money }: Ended): string | null {
  const back = money && money.refunded > 0 ? naira(money.refunded) : null;
  if (stage === 'cancelled') {
    const at = events.findLast((event) => event.stage === 'cancelled')?.at;
    const kept = keptOf(money);
    const sums = [back && `${back} refunded`, kept && `${kept} kept for the work`].filter(Boolean).join(', ');
    const sum = sums ? `: ${sums}` : money?.paid === 0 ? ', nothing was charged' : '';
    return `Cancelled${at ? ` on ${day(at)}` : ''}${sum}`;
  }
  const on = refundedAt ? ` on ${day(refundedAt)}` : '';
  if (isRefunded) return `Refunded in full${on}${back ? `: ${back}` : ''}`;
  return back && `${back} refunded${on}`;
}

/** What was kept of a part that was cancelled since its balance was never paid. */
function keptOf(money: Ended['money']): string | null {
  const kobo = money ? Math.round((money.paid - money.refunded) * 100) : 0;
  return kobo > 0 ? naira(kobo / 100) : null;
}

/** How an order reaches the person. */
export const DELIVERY_LABELS: Record<Order['deliveryOption'], string> = {
  standard: 'Standard delivery',
  express: 'Express delivery',
  pickup: 'Pickup',
};
