import { type Kobo, kobo } from '@adunni/contracts/money';
import { expect, it } from 'vitest';
import { type BookingMoney, dueNow, mapQuery, whereOf } from './rules.ts';

const naira = (amount: number): Kobo => kobo(amount * 100);
const held: BookingMoney = {
  ...{ status: 'pending', heldUntil: new Date('2026-03-02T10:00:00Z'), plan: 'deposit' },
  ...{ dueFirst: naira(6_000), deposit: naira(6_000), total: naira(10_000), paid: kobo(0), refunded: kobo(0) },
};

it('asks for a deposit at first, for everything where the deposit is all of it, then for the balance', () => {
  expect(dueNow(held)).toEqual({ purpose: 'deposit', amount: naira(6_000) });
  expect(dueNow({ ...held, total: naira(6_000) })).toEqual({ purpose: 'full', amount: naira(6_000) });
  const confirmed: BookingMoney = { ...held, status: 'confirmed', heldUntil: null, paid: naira(6_000) };
  expect(dueNow(confirmed)).toEqual({ purpose: 'balance', amount: naira(4_000) });
});

it('asks for nothing more once it was completed or missed', () => {
  for (const status of ['completed', 'no-show'] as const)
    expect(dueNow({ ...held, status, heldUntil: null, paid: naira(6_000) }), status).toBeNull();
});

const STUDIO = '14 Commercial Avenue, Yaba, Lagos (First floor, above the pharmacy)';
const HOME = {
  street: '14 Admiralty Way',
  landmark: 'opposite the bank',
  city: 'Lagos',
  lga: 'Eti-Osa',
  state: 'Lagos',
};

it('tells people all of where they meet, and asks a map without what only helps at the door', () => {
  expect([whereOf('studio', STUDIO, null), mapQuery('studio', STUDIO, null)]).toEqual([
    STUDIO,
    '14 Commercial Avenue, Yaba, Lagos',
  ]);
  expect([whereOf('home', '', HOME), mapQuery('home', '', HOME)]).toEqual([
    '14 Admiralty Way, Eti-Osa, Lagos (opposite the bank)',
    '14 Admiralty Way, Eti-Osa, Lagos',
  ]);
});

it('knows no place of a video call, nor of what is not said yet', () => {
  expect([whereOf('video', 'https://meet.example', null), mapQuery('studio', '', null)]).toEqual([null, null]);
});
