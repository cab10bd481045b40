import { BRAND } from '@adunni/contracts/brand';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookingRow } from '../lock.queries.ts';
import { isAgreed, mapQuery } from '../rules.ts';
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
  const { number, guest, isFitting, service } = booking;
  const lines = [
    number,
    guest && `For ${guest.name}`,
    order && `Order ${orderText(order, isFitting)}`,
    service.bring.length > 0 && `Please bring: ${service.bring.join('; ')}.`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** How often calendar programs are asked to look again. */
const REFRESH_SECONDS = 900;

/**
 * Bookings as a calendar file (RFC 5545). Times are in UTC, which every program turns into its own zone, whatever
 * becomes of clocks there. A later version of an entry replaces the earlier one in the same calendar.
 */
export function toIcs(name: string, entries: readonly CalendarEntry[], now: Date): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: BRAND.name, product: 'Bookings', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  for (const { booking, summary, description, url } of entries) {
    const { _id, version, status, startsAt, endsAt, place, address, home } = booking;
    calendar.createEvent({
      id: `${_id}@adunni.example`,
      sequence: version,
      stamp: now,
      start: startsAt,
      end: endsAt,
      summary,
      description,
      url,
      location: mapQuery(place, address, home),
      status: statusOf(status),
    });
  }
  return calendar.toString();
}

function statusOf(status: BookingRow['status']): ICalEventStatus {
  if (status === 'cancelled' || status === 'declined') return ICalEventStatus.CANCELLED;
  return isAgreed(status) || status === 'completed' || status === 'no-show'
    ? ICalEventStatus.CONFIRMED
    : ICalEventStatus.TENTATIVE;
}
