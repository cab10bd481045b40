import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import type { Stage } from '@adunni/contracts/orders/stages';
import { ownMoment } from '../availability/public/clocks/own-moment.ts';

type Part = Pick<OrderPart, 'stage' | 'kind' | 'acceptBy' | 'balance' | 'isRefunded' | 'pickup'> & {
  maker: { name: string };
};
type Words = (part: Part, order: Pick<Order, 'paid' | 'deliveryOption'>) => string;

const collected: Words = ({ maker, pickup }) =>
  `Ready for you to pick up.${pickup ? '' : ` Message ${maker.name} to agree when and where.`}`;

const made: Words = (part, order) => {
  if (part.balance) return 'Pay the balance to receive your items.';
  return order.deliveryOption === 'pickup' ? collected(part, order) : 'Waiting to be sent.';
};

/** What a customer reads of each stage; nothing of what is over. */
const NOW: Record<Exclude<Stage, 'closed' | 'cancelled'>, Words> = {
  placed: ({ maker, acceptBy }, { paid }) => {
    if (acceptBy) return `${maker.name} confirms your order by ${ownMoment(acceptBy)}.`;
    return paid > 0 ? `${maker.name} confirms your order next.` : `${maker.name} starts once you have paid.`;
  },
  confirmed: ({ kind, maker }) =>
    kind === 'made-to-measure'
      ? `${maker.name} checks the measurements next.`
      : `${maker.name} is getting your items ready.`,
  'measurements-confirmed': ({ maker }) => `${maker.name} is sourcing your fabric.`,
  'fabric-sourced': () => 'Your fabric is cut next. You can cancel until then.',
  cutting: () => 'Your fabric is being cut.',
  sewing: () => 'Your items are being sewn.',
  'first-fitting': () => 'Your items are ready to be tried on.',
  alterations: () => 'Your items are being adjusted.',
  finishing: () => 'Your items get their finishing touches.',
  'quality-check': () => 'Your items are checked before they leave the workshop.',
  packed: made,
  ready: made,
  dispatched: (_part, { deliveryOption }) =>
    deliveryOption === 'pickup' ? 'Handed over to you.' : 'On its way to you.',
  delivered: ({ maker }) => `Something not right? Message ${maker.name}.`,
  'on-hold': ({ maker }) => `${maker.name} has paused the work, so dates may change.`,
  disputed: () => 'We are looking into it and will contact you.',
};

/** What happens now to a part, in a line; null when nothing does any more. */
export function stageNow(part: Part, order: Pick<Order, 'paid' | 'deliveryOption' | 'status'>): string | null {
  const { stage, isRefunded } = part;
  if (isRefunded || order.status === 'cancelled' || stage === 'closed' || stage === 'cancelled') return null;
  return NOW[stage](part, order);
}
