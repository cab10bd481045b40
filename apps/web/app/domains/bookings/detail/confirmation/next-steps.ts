import type { Booking } from '@adunni/contracts/bookings/bookings';
import { bringText } from '@adunni/contracts/bookings/bring';
import { onTheDay } from '@adunni/contracts/bookings/on-the-day';
import { AGREED_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { withoutFitting } from '@adunni/contracts/orders/fitting/fit-terms';
import { VISIT_NAMES } from '@adunni/contracts/services/measuring';
import { naira } from '../../../../kit/money/naira.ts';
import { momentText, zoneName } from '../../../availability/public/clocks/times.ts';
import { placeMomentText } from '../../own-writing.ts';
import { answerLabel } from '../labels.ts';

export type BookedNow = Pick<
  Booking,
  | 'status'
  | 'visit'
  | 'where'
  | 'answerBy'
  | 'maker'
  | 'paid'
  | 'proposal'
  | 'startsAt'
  | 'zone'
  | 'balance'
  | 'cancelling'
  | 'bring'
  | 'service'
  | 'guest'
  | 'order'
>;

/** What happens next with a booking that is made: as far as it is to come: when it is, then what leads to it. */
export function nextSteps(booking: BookedNow): string[] {
  const { status, visit, startsAt, zone, where, paid, balance, cancelling, bring, maker, service, guest, order } =
    booking;
  const isPending = status === 'pending';
  if (!isPending && !AGREED_BOOKINGS.includes(status)) return [];
  // When, where and with what: one thing to know.
  const visiting = [
    `${guest ? `${guest.name}’s` : 'Your'} ${visit ? VISIT_NAMES[visit].toLowerCase() : 'appointment'} is on ${momentText(startsAt, zone)}, ${zoneName(zone)} time.`,
    where !== null && `Where: ${where}.`,
    bring.length > 0 && bringText(service.place, bring),
  ];
  const steps = [
    visiting.filter(Boolean).join(' '),
    isPending && answerLabel(booking),
    'We send you a reminder a day before and two hours before.',
    balance > 0 &&
      onTheDay({
        ...{ maker: maker.name, place: service.place, isForGuest: guest !== null },
        amount: `${paid > 0 ? 'the balance of ' : ''}${naira(balance)}`,
      }),
    order?.isFitting === false &&
      (order.fittedAbroad
        ? withoutFitting(order.fittedAbroad)
        : `The fitting comes later, once there is something to try on. You book it from order ${order.number}.`),
    service.forAnyMaker && order === null && thenChosen(maker.name),
    cancelling?.freeUntil && `You can cancel free of charge until ${placeMomentText(cancelling.freeUntil, zone)}.`,
  ];
  return steps.filter((step) => typeof step === 'string');
}

/** How what one workshop measures comes to the order of another. */
const thenChosen = (maker: string): string =>
  `${maker} sends you the measurements afterwards. Accept them on this page, then choose them on the page of the order that they are for.`;
