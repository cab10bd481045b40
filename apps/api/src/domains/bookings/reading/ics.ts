import { bringText } from '@adunni/contracts/bookings/bring';
import { ICalEventStatus } from 'ical-generator';
import { type CalendarEntry as Entry, writeCalendar } from '../../../kit/calendar/ics.ts';
import type { BookingRow } from '../lock.queries.ts';
import { isAgreed, whereOf } from '../rules.ts';
import type { FullBooking } from './present.ts';
import { orderText } from './visit.queries.ts';

/** What a calendar shows of a booking. */
export interface CalendarEntry {
  booking: BookingRow;
  summary: string;
  description: string;
  /** The booking’s page. */
  url: string;
}

/** What a customer reads of a booking in their calendar: its number, who comes, for which order, and what to bring. */
export function descriptionOf({ booking, order }: Pick<FullBooking, 'booking' | 'order'>): string {
  const { number, guest, isFitting, service, place } = booking;
  const lines = [
    number,
    guest && `For ${guest.name}`,
    order && `Order ${orderText(order, isFitting)}`,
    service.bring.length > 0 && bringText(place, service.bring),
  ];
  return lines.filter(Boolean).join('\n');
}

/** Bookings as a calendar file. */
export const toIcs = (name: string, entries: readonly CalendarEntry[], now: Date): string =>
  writeCalendar({ name, product: 'Bookings' }, entries.map(ofBooking), now);

function ofBooking({ booking, ...entry }: CalendarEntry): Entry {
  const { _id, version, status, startsAt, endsAt, place, address, home } = booking;
  return {
    ...{ _id, version, startsAt, endsAt, ...entry },
    ...{ location: whereOf(place, address, home), status: statusOf(status) },
  };
}

function statusOf(status: BookingRow['status']): ICalEventStatus {
  if (status === 'cancelled' || status === 'declined') return ICalEventStatus.CANCELLED;
  return isAgreed(status) || status === 'completed' || status === 'no-show'
    ? ICalEventStatus.CONFIRMED
    : ICalEventStatus.TENTATIVE;
}
