import { kobo, toNaira } from '@adunni/contracts/money';
import type { MySubscription } from '@adunni/contracts/subscriptions/subscriptions';
import { describe, expect, it } from 'vitest';
import { choiceIn, relationOf, reviewPath } from './choice.ts';

const naira = (amount: number) => toNaira(kobo(amount * 100));
const plus = { plan: 'plus', interval: 'month' as const };

const having = (status: MySubscription['status'], pending: string | null = null): MySubscription => ({
  status,
  hasAccess: false,
  canTryFree: false,
  subscription: {
    _id: 's1',
    status: status === 'none' ? 'expired' : status,
    plan: { slug: 'plus', name: 'Plus' },
    price: { _id: 'p1', interval: 'month', amount: naira(6500) },
    periodStart: '2026-11-21T09:00:00.000Z',
    periodEnd: '2026-12-21T09:00:00.000Z',
    trialEndsAt: null,
    cancelAtPeriodEnd: false,
    pendingChange: pending
      ? {
          plan: { slug: pending, name: pending },
          price: { _id: 'p2', interval: 'month', amount: naira(2500) },
          at: '2026-12-21T09:00:00.000Z',
        }
      : null,
    pausedAt: null,
    resumesAt: null,
    endedAt: null,
    features: [],
    openInvoice: null,
    startedAt: '2026-11-21T09:00:00.000Z',
  },
});

it('a choice survives the address, and an unknown interval is a month', () => {
  const search = (path: string) => new URL(path, 'https://adunni.example').searchParams;
  expect(choiceIn(search(reviewPath({ plan: 'plus', interval: 'year' })))).toEqual({ plan: 'plus', interval: 'year' });
  expect(choiceIn(search('/?plan=lite&interval=week'))).toEqual({ plan: 'lite', interval: 'month' });
  expect(choiceIn(search('/?interval=year'))).toBeNull();
});

describe('relationOf', () => {
  it('is new for visitors and for whoever has nothing that runs', () => {
    expect(relationOf(plus, null)).toBe('new');
    for (const status of ['incomplete', 'cancelled', 'expired'] as const)
      expect(relationOf(plus, having(status))).toBe('new');
  });

  it('knows the present plan, and the same plan paid otherwise as a change', () => {
    expect(relationOf(plus, having('active'))).toBe('current');
    expect(relationOf({ ...plus, interval: 'year' }, having('active'))).toBe('change');
    expect(relationOf({ ...plus, plan: 'pro' }, having('past_due'))).toBe('change');
  });

  it('knows what is planned already', () => {
    expect(relationOf({ ...plus, plan: 'lite' }, having('active', 'lite'))).toBe('planned');
    expect(relationOf(plus, having('active', 'lite'))).toBe('current');
  });

  it('lets a trial be kept, or another plan be taken instead', () => {
    expect(relationOf(plus, having('trial'))).toBe('trial');
    expect(relationOf({ ...plus, plan: 'pro' }, having('trial'))).toBe('new');
  });
});
