import { expect, it } from 'vitest';
import { isSamePlace, stillBookedText, visitText, visitWhen } from './visit-text.ts';

const VISIT = { provider: 'Musa Bello', guest: null, where: '12 Bode Thomas Street, Surulere', isHomeVisit: false };

it('says with whom and where, and who comes instead of the customer', () => {
  expect(visitText(VISIT, 'you')).toBe(', with Musa Bello, 12 Bode Thomas Street, Surulere.');
  expect(visitText({ ...VISIT, guest: 'Tunde' }, 'you', 'Kolade & Thread')).toBe(
    ', for Tunde, with Musa Bello of Kolade & Thread, 12 Bode Thomas Street, Surulere.',
  );
});

it('says when a visit is by the clock of its place, and of a call by the reader’s own too', () => {
  const visit = { ...VISIT, startsAt: '2026-12-05T23:30:00.000Z', zone: 'Africa/Lagos' };
  expect(visitWhen(visit, 'Europe/London')).toMatch(/^Sun 6\sDec, 00:30, Lagos time$/);
  const call = { ...visit, where: null };
  expect(visitWhen(call, 'Europe/London')).toMatch(
    /^Sun 6\sDec, 00:30, Lagos time \(Sat 5\sDec, 23:30 your time in London\)$/,
  );
  expect(visitWhen({ ...call, startsAt: '2026-12-05T11:00:00.000Z' }, 'Europe/London')).toMatch(
    /^Sat 5\sDec, 12:00, Lagos time \(11:00 your time in London\)$/,
  );
  expect(visitWhen(call, 'Africa/Porto-Novo')).not.toContain('your time');
  expect(visitWhen({ ...call, isHomeVisit: true }, 'Europe/London')).not.toContain('your time');
});

it('says of a visit at home to whom its provider comes', () => {
  const home = { ...VISIT, isHomeVisit: true };
  expect(visitText(home, 'you')).toBe('. Musa Bello comes to you, 12 Bode Thomas Street, Surulere.');
  expect(visitText({ ...home, guest: 'Tunde' }, 'you', 'Kolade & Thread')).toBe(
    '. Musa Bello of Kolade & Thread comes to Tunde, 12 Bode Thomas Street, Surulere.',
  );
  expect(visitText({ ...home, where: null }, 'the customer')).toBe('. Musa Bello comes to the customer.');
});

it('says a place again only where it differs from the one before', () => {
  const there = { ...VISIT, where: '3 Broad Street' };
  const visits = [VISIT, VISIT, there, { ...there, isHomeVisit: true }];
  expect(visits.map((_, index) => isSamePlace(visits, index))).toEqual([false, true, false, false]);
});

it('says of one fitting, and of several, that they stand although nothing is left to try on', () => {
  expect(stillBookedText(1, 'The order has left the workshop')).toBe(
    'The order has left the workshop, and this fitting is still booked. Cancel it in its booking if it is no longer needed.',
  );
  expect(stillBookedText(2, 'The order is cancelled')).toContain('these fittings are still booked. Cancel each');
});
