import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Session } from '../kit/account.ts';
import { query } from '../kit/database.ts';
import { callAs, somePhoto, type Workshop } from '../makers/workshop.ts';

/** What a service of a test’s own is like; the rest is an appointment of an hour in the workshop. */
interface Offer {
  title: string;
  /** Naira. */
  price: number;
  /** The name of its category; any unless it matters. */
  category?: string;
  deposit?: number;
  kind?: 'appointment' | 'class' | 'home-visit' | 'video';
  place?: 'studio' | 'home' | 'video';
  address?: string;
  bring?: string[];
  travelZones?: { _id: null; name: string; fee: number }[];
  seats?: number;
  confirmation?: 'instant' | 'request';
  horizonDays?: number;
  forAnyMaker?: boolean;
  cancellationPolicy?: typeof USUAL_TERMS;
}

/** The terms of a new service. */
export const USUAL_TERMS = {
  ...{ freeHours: 24, maxMoves: 2, moveHours: 24, keptOf: 'deposit', latePercent: 100 },
  ...{ graceMinutes: 15, noShowPercent: 100 },
};

/** Every day of the week from nine to five. */
const HOURS = Array.from({ length: 7 }, (_, index) => ({ weekday: index + 1, from: 540, to: 1020 }));

/** Puts a service up that one person of the workshop does, in Lagos, every day from nine to five. Returns its id. */
export async function offerService(request: APIRequestContext, shop: Workshop, offer: Offer): Promise<string> {
  const { maker } = shop;
  const { category, ...more } = offer;
  const person = { name: 'Kolade Ogunleye', title: 'Cutter', zone: 'Africa/Lagos', hours: HOURS };
  const provider = await callAs(request, maker, '/api/staff/availability/providers', {
    data: { ...person, dailyCap: null, isActive: true },
  });
  const { categories } = await callAs(request, maker, '/api/staff/services/choices');
  const file = await somePhoto(request);
  const { picture } = await callAs(request, maker, '/api/staff/services/pictures', { multipart: { file } });
  const words = {
    summary: 'An hour with the cutter.',
    description: 'You try it on, and we pin what has to move.',
    address: '12 Bourdillon Road, Ikoyi',
    bring: ['The shoes that go with it'],
    policy: 'Please come through the green gate.',
    cancellationPolicy: USUAL_TERMS,
  };
  const terms = { kind: 'appointment', place: 'studio', deposit: 0, confirmation: 'instant', seats: 1, isFrom: false };
  const way = { travelZones: [], forAnyMaker: false };
  const times = { duration: 60, step: 60, bufferBefore: 0, bufferAfter: 0, notice: 60, horizonDays: 60, only: null };
  const { _id } = await callAs(request, maker, '/api/staff/services', {
    data: {
      ...words,
      ...terms,
      ...times,
      ...way,
      categoryId: categories.find(({ name }: { name: string }) => name === category)?._id ?? categories[0]._id,
      ...more,
      providerIds: [provider._id],
      pictures: [{ mediaId: picture._id, alt: offer.title }],
      isPublished: true,
    },
  });
  return _id;
}

/** The day so many days from now by the clock of a zone: `2026-11-24`. */
export const dayAhead = (days: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + days * 86_400_000);

/** Free times of a service on a day, by the clock of a zone. */
export async function timesOn(request: APIRequestContext, service: string, day: string, zone: string) {
  const path = `/api/services/${service}/slots?month=${day.slice(0, 7)}&zone=${encodeURIComponent(zone)}`;
  const { slots } = (await (await request.get(path)).json()) as { slots: { start: string; seatsLeft: number }[] };
  const onDay = (start: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.parse(start));
  return slots.filter(({ start }) => onDay(start) === day);
}

/** Opens a day of the calendar, in this month or the next. */
export async function openDay(within: Locator, day: string): Promise<void> {
  const [year, month, number] = day.split('-').map(Number) as [number, number, number];
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long' }).format(Date.UTC(year, month - 1, number));
  const later = within.getByRole('button', { name: `${name} ${year}`, exact: true });
  const wanted = within.getByRole('button', { name: new RegExp(`^\\w+ ${number} ${name}, `) });
  await later.or(wanted).first().waitFor();
  if (await later.isVisible()) await later.click();
  await wanted.click();
}

/** Books a time without a browser, on the terms that the service’s page shows; answers what the server says, which may be a refusal. */
export async function bookAs(
  request: APIRequestContext,
  who: Session,
  booking: { serviceId: string; startsAt?: string; [more: string]: unknown },
) {
  const { service } = await (await request.get(`/api/services/${booking.serviceId}`)).json();
  const expectedTerms = { policy: service.cancellationPolicy, added: service.policy };
  return request.post('/api/bookings', {
    headers: { 'x-access-token': who.accessToken, 'idempotency-key': crypto.randomUUID() },
    data: { zone: 'Africa/Lagos', expectedTerms, ...booking },
  });
}

/** Lets the money for a booking arrive, without a browser. */
export async function payAs(request: APIRequestContext, who: Session, { reference }: { reference: string }) {
  await callAs(request, who, `/api/payments/sandbox/${reference}`, { data: { outcome: 'success' } });
  await callAs(request, who, `/api/payments/${reference}`);
}

/** Puts a booking ten days earlier, so that its time has come. */
export async function letItsTimeCome(bookingId: string): Promise<void> {
  const earlier = "starts_at = starts_at - interval '10 days', ends_at = ends_at - interval '10 days'";
  await query(
    `update booked_times set ${earlier}, taken_from = taken_from - interval '10 days',
      taken_to = taken_to - interval '10 days' where id = (select time_id from bookings where id = $1)`,
    [bookingId],
  );
  await query(`update bookings set ${earlier} where id = $1`, [bookingId]);
}

/** Presses the button that leads to the next step. */
export const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue' }).click();

/** Chooses how the sandbox ends the payment and comes back to the booking. */
export async function endPayment(page: Page, button: string): Promise<void> {
  await expect(page.getByText('Test mode: no money moves')).toBeVisible();
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}/);
}
