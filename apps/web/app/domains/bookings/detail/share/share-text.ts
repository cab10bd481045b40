import type { Booking } from '@adunni/contracts/bookings/bookings';
import { bringText } from '@adunni/contracts/bookings/bring';
import { naira } from '../../../../kit/money/naira.ts';
import { dayText, localTime, zoneName } from '../../../availability/public/clocks/times.ts';
import { bookingTitle } from '../../labels.ts';

export type Shared = Pick<
  Booking,
  'guest' | 'visit' | 'service' | 'maker' | 'startsAt' | 'zone' | 'where' | 'bring' | 'balance' | 'order' | 'number'
>;

/** What who comes needs to know of a booking, as a message to them: when by the clock of its place, where, what to bring and pay. */
export function shareText(booking: Shared): string {
  const { guest, maker, startsAt, zone, where, service, bring, balance, order, number } = booking;
  const { day, time } = localTime(startsAt, zone);
  const [firstName] = (guest?.name ?? '').split(' ');
  const lines = [
    `Hello ${firstName}, you are booked in with ${maker.name}: ${bookingTitle(booking).toLowerCase()} on ${dayText(day)} ${day.slice(0, 4)} at ${time}, ${zoneName(zone)} time.`,
    service.place === 'video' ? 'It is a video call.' : where && `Where: ${where}.`,
    bring.length > 0 && bringText(service.place, bring),
    balance > 0 && `To pay at the visit, unless it is paid online before: ${naira(balance)}.`,
    order ? `Order ${order.number}, booking ${number}.` : `Booking ${number}.`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** Opens WhatsApp with the message, at the number of who comes where it is known. */
export const whatsAppUrl = (booking: Shared): string =>
  `https://wa.me/${(booking.guest?.phone ?? '').replace(/\D/g, '')}?text=${encodeURIComponent(shareText(booking))}`;
