import { kobo, toNaira } from '@adunni/contracts/money';
import { expect, it } from 'vitest';
import { type BookedNow, nextSteps } from './next-steps.ts';

const BOOKED = {
  status: 'confirmed',
  startsAt: '2026-12-16T13:00:00Z',
  zone: 'Africa/Lagos',
  visit: 'measuring',
  where: '14 Commercial Avenue, Sabo, Yaba',
  bring: [],
  maker: { name: 'Kolade & Thread' },
  service: { place: 'studio' },
  guest: null,
  order: null,
  balance: 5000,
  cancelling: null,
} as unknown as BookedNow;

it('speaks of a balance only where something was paid', () => {
  const words = 'on the day, in cash or by transfer, or online before.';
  expect(nextSteps({ ...BOOKED, paid: toNaira(kobo(0)) })).toContain(`You pay Kolade & Thread ₦5,000 ${words}`);
  expect(nextSteps({ ...BOOKED, paid: toNaira(kobo(200_000)) })).toContain(
    `You pay Kolade & Thread the balance of ₦5,000 ${words}`,
  );
});

it('names the visit as the order does, when by the clock of its place, and where', () => {
  expect(nextSteps({ ...BOOKED, paid: toNaira(kobo(0)) })[0]).toBe(
    'Your measuring visit is on Wed 16\u00a0Dec, 14:00, Lagos time. Where: 14 Commercial Avenue, Sabo, Yaba.',
  );
});

it('says where the fitting is booked that follows a measuring visit for an order', () => {
  const stepsFor = (isFitting: boolean, fittedAbroad: object | null = null) =>
    nextSteps({ ...BOOKED, order: { number: 'ADN-1', isFitting, fittedAbroad } } as BookedNow).join(' ');
  expect(stepsFor(false)).toContain(
    'The fitting comes later, once there is something to try on. You book it from order ADN-1.',
  );
  expect(stepsFor(true)).not.toContain('ADN-1');
  const abroad = stepsFor(false, { city: 'Yaba', country: 'Nigeria' });
  expect(abroad).toContain('Fittings are in person, in Yaba, Nigeria. Unless you can be there,');
  expect(abroad).not.toContain('ADN-1');
});

it('says how what one workshop measures comes to an order of another', () => {
  const service = { place: 'studio', forAnyMaker: true } as BookedNow['service'];
  expect(nextSteps({ ...BOOKED, service, paid: toNaira(kobo(0)) })).toContain(
    'Kolade & Thread sends you the measurements afterwards. Accept them on this page, then choose them on the page of the order that they are for.',
  );
});

it('says of a booking that is off nothing', () => {
  expect(nextSteps({ ...BOOKED, status: 'cancelled' })).toEqual([]);
});
