import { kobo } from '@adunni/contracts/money';
import type { services, travelZones } from '../../domains/services/tables.ts';
import type { Draw } from '../../kit/draw.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kit/durations.rules.ts';
import { drawEnding, drawOutcome } from './outcome.ts';
import type { Visit } from './plan.ts';
import type { DemoBooking, Guest } from './record.ts';
import { demoNotes } from './texts.ts';

/** Where the demo’s customers read their clocks: where those of a country live. */
const CLOCKS: Readonly<Record<string, readonly string[]>> = {
  GB: ['Europe/London'],
  US: ['America/Chicago'],
  CA: ['America/Toronto'],
  GH: ['Africa/Accra'],
};
const LAGOS = ['Africa/Lagos'];

/** What bookings of the demo are made of. */
export interface VisitsContext {
  now: Date;
  /** The demo’s own customer. */
  own: Guest;
  /** Everybody else who may book a service. */
  guestsOf: (service: typeof services.$inferSelect) => readonly Guest[];
  /** What a guest tries on at a service for orders; null when there is nothing of theirs. */
  partFor: (service: typeof services.$inferSelect, guest: Guest) => string | null;
  services: ReadonlyMap<string, typeof services.$inferSelect>;
  /** The person behind a workshop. */
  owners: ReadonlyMap<string, string>;
  zones: ReadonlyMap<string, readonly (typeof travelZones.$inferSelect)[]>;
  /** Zone of each person who can be booked. */
  clocks: Map<string, string>;
  /** Notes that are left for the bookings of each kind at a workshop. */
  notes: Map<string, readonly string[]>;
}

/** Nobody is measured every day. */
const APART_MS = 3 * DAY_MS;

/** Bookings of the demo’s own customer: how many of what is past and what is to come, and of different services. */
const OWN = { past: 4, upcoming: 4 };

/** Makes up who booked each time and what became of it, and some who booked and did not come to it; oldest first. */
export function inventBookings(
  draw: Draw,
  context: VisitsContext,
  visits: readonly Visit[],
  times: readonly { _id: string }[],
): DemoBooking[] {
  const own = ownVisits(context, visits);
  const invented = visits.flatMap((visit, index) => {
    const timeId = times[index]?._id ?? null;
    return visit.parties.map((seats, party) => {
      const guest = party === 0 && own.has(visit) ? context.own : drawGuest(draw, context, visit);
      return bookingOf(draw, context, visit, { guest, seats, timeId });
    });
  });
  // Every fourteenth time was somebody else’s before, who gave it up.
  const given = visits.filter((_, index) => index % 14 === 5);
  const ended = given.map((visit, index) => {
    const guest = index % 36 === 3 ? context.own : drawGuest(draw, context, visit);
    return bookingOf(draw, context, visit, { guest, seats: 1, timeId: null });
  });
  return [...invented, ...ended].sort((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime());
}

/**
 * Times that the demo’s own customer has: the latest past ones and the next ones, each of another service. One past one is
 * at a workshop, where somebody had the tape in hand; one that is to come was agreed as it was booked.
 */
function ownVisits(context: VisitsContext, visits: readonly Visit[]): Set<Visit> {
  const chosen = new Set<Visit>();
  const seen = new Set<string>();
  const inOrder = [...visits].sort((a, b) => a.start - b.start);
  const choose = (list: readonly Visit[], count: number) => {
    let left = count;
    for (const visit of list) {
      if (left === 0) return;
      if (
        seen.has(visit.offer.serviceId) ||
        [...chosen].some((other) => Math.abs(other.start - visit.start) < APART_MS)
      )
        continue;
      chosen.add(visit);
      seen.add(visit.offer.serviceId);
      left -= 1;
    }
  };
  const now = context.now.getTime();
  const [soonest, latest] = [now + 2 * DAY_MS, now - 3 * DAY_MS];
  const serviceFor = ({ offer }: Visit) => serviceOf(context, offer.serviceId);
  const upcoming = inOrder.filter(({ start }) => start > soonest);
  const agreed = upcoming.filter((visit) => serviceFor(visit).confirmation === 'instant');
  choose(agreed, 1);
  choose(upcoming, OWN.upcoming - 1);
  const past = inOrder.filter(({ start }) => start < latest).reverse();
  const atWorkshops = past.filter((visit) => serviceFor(visit).place === 'studio');
  choose(atWorkshops, 1);
  choose(past, OWN.past - 1);
  return chosen;
}

const drawGuest = (draw: Draw, context: VisitsContext, { offer }: Visit): Guest =>
  draw.pick(context.guestsOf(serviceOf(context, offer.serviceId)));

function serviceOf({ services: known }: VisitsContext, id: string): typeof services.$inferSelect {
  const service = known.get(id);
  if (!service) throw new Error('a demo booking is of no service');
  return service;
}

function bookingOf(
  draw: Draw,
  context: VisitsContext,
  { offer, start }: Visit,
  { guest, seats, timeId }: { guest: Guest; seats: number; timeId: string | null },
): DemoBooking {
  const service = serviceOf(context, offer.serviceId);
  const startsAt = new Date(start);
  const bookedAt = bookedBefore(draw, start, context.now.getTime());
  const endsAt = new Date(start + offer.duration * MINUTE_MS);
  const isRequest = service.confirmation === 'request';
  const made = { bookedAt, startsAt, endsAt, isRequest, comes: guest === context.own, now: context.now };
  const zones = context.zones.get(offer.serviceId) ?? [];
  const zone = zones.length > 0 && service.place === 'home' ? draw.pick(zones) : null;
  return {
    ...{ guest, service, providerId: offer.providerId, timeId, startsAt, bookedAt, seats },
    // What somebody tries on now was not there to be tried on at what is past.
    orderPartId: timeId && start > context.now.getTime() ? context.partFor(service, guest) : null,
    travel: zone && { name: zone.name, fee: kobo(zone.fee) },
    zone: context.clocks.get(offer.providerId) ?? 'Africa/Lagos',
    customerZone: draw.pick(CLOCKS[guest.address?.countryCode ?? ''] ?? LAGOS),
    note: draw.chance(0.35) ? drawNote(draw, context, service) : '',
    outcome: timeId ? drawOutcome(draw, made) : drawEnding(draw, made),
  };
}

/** A note that the workshop has not read with a booking of this kind yet, as long as there are others. */
function drawNote(
  draw: Draw,
  { notes }: VisitsContext,
  { makerId, kind }: Pick<typeof services.$inferSelect, 'makerId' | 'kind'>,
): string {
  const key = `${makerId} ${kind}`;
  const left = notes.get(key) ?? [];
  const choice = left.length > 0 ? left : demoNotes[kind];
  const note = draw.pick(choice);
  notes.set(
    key,
    choice.filter((other) => other !== note),
  );
  return note;
}

/** Most book some days ahead; nobody later than now. */
function bookedBefore(draw: Draw, start: number, now: number): Date {
  const ahead = draw.between(1.2, 16) * DAY_MS;
  const last = now - draw.between(0.1, 30) * HOUR_MS;
  return new Date(Math.min(start - ahead, last));
}
