import { kobo, toNaira } from '@adunni/contracts/money';
import { expect, it } from 'vitest';
import { type Shared, shareText, whatsAppUrl } from './share-text.ts';

const BOOKING = {
  guest: { name: 'Tunde Adeyemi', phone: '+2348055550199' },
  visit: 'measuring',
  service: { title: 'Studio measuring', place: 'studio' },
  maker: { slug: 'kolade', name: 'Kolade & Thread' },
  ...{ startsAt: '2026-11-28T09:00:00Z', zone: 'Africa/Lagos', where: '14 Commercial Avenue, Sabo, Yaba' },
  ...{
    bring: ['Close-fitting clothes'],
    balance: 5000,
    order: { number: 'ADN-2026-000739' },
    number: 'BKG-2026-001185',
  },
} as unknown as Shared;

it('tells who comes when, by the clock of the place, where, what to bring and pay, and which order it is for', () => {
  expect(shareText(BOOKING).split('\n')).toEqual([
    'Hello Tunde, you are booked in with Kolade & Thread: measuring visit on Saturday 28\u00a0November 2026 at 10:00, Lagos time.',
    'Where: 14 Commercial Avenue, Sabo, Yaba.',
    'Bring: close-fitting clothes.',
    'To pay at the visit, unless it is paid online before: ₦5,000.',
    'Order ADN-2026-000739, booking BKG-2026-001185.',
  ]);
  expect(shareText({ ...BOOKING, balance: toNaira(kobo(0)) })).not.toContain('To pay');
});

it('opens at their number, or lets the sender choose where none is known', () => {
  expect(whatsAppUrl(BOOKING)).toMatch(/^https:\/\/wa\.me\/2348055550199\?text=Hello%20Tunde/);
  expect(whatsAppUrl({ ...BOOKING, guest: { name: 'Tunde', phone: null } })).toMatch(/^https:\/\/wa\.me\/\?text=/);
});
