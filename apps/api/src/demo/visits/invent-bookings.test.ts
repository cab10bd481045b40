import { expect, it } from 'vitest';
import type { services } from '../../domains/services/tables.ts';
import { drawFrom } from '../../kit/draw.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { inventBookings, type VisitsContext } from './invent-bookings.ts';
import type { Visit } from './plan.ts';
import type { Guest } from './record.ts';

const NOW = new Date('2026-11-29T09:00:00Z');
const person = (_id: string): Guest => ({ _id, name: _id, email: `${_id}@example.com`, phone: null, address: null });
const [own, other] = [person('own'), person('other')];

/** Ten calls that are asked for, and two visits to a workshop that are agreed at once. */
const service = (_id: string): typeof services.$inferSelect => {
  const rare = !_id.startsWith('call');
  const traits = { place: rare ? 'studio' : 'video', confirmation: rare ? 'instant' : 'request' };
  return { _id, makerId: 'maker', kind: 'appointment', ...traits } as typeof services.$inferSelect;
};
const offered = [...Array.from({ length: 10 }, (_, index) => `call-${index}`), 'measuring', 'fitting'];
const context = (): VisitsContext => ({
  now: NOW,
  own,
  partFor: () => null,
  guestsOf: () => [other],
  services: new Map(offered.map((id) => [id, service(id)])),
  ...{ owners: new Map(), zones: new Map(), clocks: new Map(), notes: new Map() },
});

/** Calls every three days, and a visit farthest from today on either side. */
const visits: Visit[] = Array.from({ length: 30 }, (_, index) => {
  const ahead = index - 15;
  const serviceId = ahead <= -14 ? 'measuring' : ahead >= 14 ? 'fitting' : `call-${index % 10}`;
  const length = { duration: 60, before: 0, after: 0, seats: 1, dailyCap: null };
  const start = NOW.getTime() + ahead * 3 * DAY_MS;
  return { offer: { serviceId, providerId: 'provider', starts: [start], ...length }, start, parties: [1] };
});
const times = visits.map((_, index) => ({ _id: `time-${index}` }));

it('gives the demo’s own customer a visit to a workshop behind them, and one ahead that is agreed, whatever is drawn', () => {
  for (let seed = 0; seed < 200; seed++) {
    const theirs = inventBookings(drawFrom(seed), context(), visits, times).filter(({ guest }) => guest === own);
    const kept = theirs.filter(({ timeId }) => timeId);
    const past = kept.filter(({ startsAt }) => startsAt < NOW);
    const ahead = kept.filter(({ startsAt }) => startsAt > NOW);
    expect([past.length, ahead.length], `seed ${seed}`).toEqual([4, 4]);
    expect(
      past.map(({ outcome }) => outcome.status),
      `seed ${seed}`,
    ).toEqual(Array(4).fill('completed'));
    expect(
      past.map(({ service: { place } }) => place),
      `seed ${seed}`,
    ).toContain('studio');
    expect(
      ahead.map(({ outcome }) => outcome.status),
      `seed ${seed}`,
    ).toContain('confirmed');
  }
});

it('has customers read the clocks of where they live', () => {
  const place = { recipient: 'other', phone: '+233240000000', city: 'Accra', lga: '', state: 'Greater Accra' };
  const address = { ...place, countryCode: 'GH', postcode: '', street: '1 Oxford Street', landmark: '' };
  const abroad = { ...context(), guestsOf: () => [{ ...other, address }] };
  const made = inventBookings(drawFrom(1), abroad, visits, times);
  const zonesOf = (whose: (guest: Guest) => boolean) =>
    new Set(made.filter(({ guest }) => whose(guest)).map(({ customerZone }) => customerZone));
  expect(zonesOf(({ _id }) => _id === 'other')).toEqual(new Set(['Africa/Accra']));
  expect(zonesOf(({ _id }) => _id === 'own')).toEqual(new Set(['Africa/Lagos']));
});
