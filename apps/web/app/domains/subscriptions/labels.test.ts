import { kobo, toNaira } from '@adunni/contracts/money';
import { describe, expect, it } from 'vitest';
import { featureLabel, priceLabel, statusSummary } from './labels.ts';

const naira = (amount: number) => toNaira(kobo(amount * 100));
const monthly = { _id: 'p1', interval: 'month' as const, amount: naira(6500) };
const running = {
  status: 'active' as const,
  price: monthly,
  periodEnd: '2026-12-21T09:00:00.000Z',
  trialEndsAt: null,
  cancelAtPeriodEnd: false,
  pendingChange: null,
  resumesAt: null,
  endedAt: null,
};
const lite = { slug: 'lite', name: 'Lite' };

it('names a price with how often it is paid', () => {
  expect(priceLabel(monthly)).toBe('₦6,500 a month');
  expect(priceLabel({ interval: 'year', amount: naira(65_000) })).toBe('₦65,000 a year');
});

describe('the status of a subscription', () => {
  it('says when it renews, ends or changes', () => {
    expect(statusSummary(running)).toBe('Renews on 21\u00a0December\u00a02026 for ₦6,500 a month.');
    expect(statusSummary({ ...running, cancelAtPeriodEnd: true })).toBe(
      'Ends on 21\u00a0December\u00a02026. You keep access until then.',
    );
    const pendingChange = { plan: lite, price: { ...monthly, amount: naira(2500) }, at: running.periodEnd };
    expect(statusSummary({ ...running, pendingChange })).toBe(
      'Changes to Lite for ₦2,500 a month on 21\u00a0December\u00a02026.',
    );
  });

  it('promises nothing of a trial that ends without a card or was cancelled', () => {
    const trial = { ...running, status: 'trial' as const, trialEndsAt: '2026-11-28T09:00:00.000Z' };
    expect(statusSummary(trial)).toContain(
      'ends on 28\u00a0November\u00a02026. If you have a saved card, you will then be charged ₦6,500 a month',
    );
    expect(statusSummary({ ...trial, cancelAtPeriodEnd: true })).toBe(
      'Your free trial ends on 28\u00a0November\u00a02026. You will not be charged.',
    );
  });

  it('says that premium is closed while a renewal is unpaid, and when a pause ends', () => {
    expect(statusSummary({ ...running, status: 'past_due' })).toContain('paused until it is paid');
    const paused = { ...running, status: 'paused' as const, resumesAt: '2027-01-05T09:00:00.000Z' };
    expect(statusSummary(paused)).toContain('Resumes automatically on 5\u00a0January\u00a02027');
    expect(statusSummary({ ...running, status: 'expired', endedAt: '2026-11-02T09:00:00.000Z' })).toBe(
      'Ended on 2\u00a0November\u00a02026.',
    );
  });
});

it('tells what a plan holds of a feature', () => {
  const feature = {
    key: 'try-ons',
    name: 'Virtual try-ons',
    unit: 'try-on',
    isMetered: true,
    isIncluded: true,
    limit: 60 as number | null,
    trialLimit: 5,
  };
  expect(featureLabel(feature)).toBe('60 a month');
  expect(featureLabel({ ...feature, isMetered: false, limit: 3 })).toBe('3');
  expect(featureLabel({ ...feature, isMetered: false, limit: null })).toBe('Unlimited');
  expect(featureLabel({ ...feature, isMetered: false, limit: null, unit: '' })).toBe('Included');
  expect(featureLabel({ ...feature, isIncluded: false })).toBe('Not included');
});
