import { expect, it } from 'vitest';
import { deliveryEarned, earnedText, setsAvailableText } from './earnings.rules.ts';

it('says what is earned of a set, whoever bears our fee', () => {
  expect(earnedText(95_000, { commissionPercent: 5, addsFee: false })).toBe('₦90,250 of ₦95,000, after 5% commission');
  expect(earnedText(95_000, { commissionPercent: 5, addsFee: true })).toBe(
    '₦95,000, the whole price: guests pay our fee on top',
  );
});

it('says when what guests pay is available, and in which payout at the latest', () => {
  const now = Date.parse('2026-11-29T12:00:00Z');
  expect(setsAvailableText('2026-12-12', now)).toMatch(
    /are handed over\. Sets that are paid for and ready are released 3 days after the event at the latest, for the payout of 18\sDecember\s2026\. Payouts are every second Friday, next on 4\sDecember/,
  );
  for (const day of [null, '2026-11-01']) expect(setsAvailableText(day, now)).not.toContain('at the latest');
});

it('says what guests pay for the deliveries of these sets', () => {
  const deliveries = [
    { _id: '1', name: 'Within Ibadan', price: 2_500 },
    { _id: '2', name: 'Lagos', price: 6_000 },
  ];
  const to = (_id: string) => ({ handover: { _id } });
  expect(deliveryEarned(deliveries, [to('1'), to('1'), to('3')])).toBe('₦2,500 an order for “Within Ibadan”');
  expect(deliveryEarned(deliveries, [to('2'), to('1')])).toBe(
    '₦2,500 an order for “Within Ibadan”, ₦6,000 an order for “Lagos”',
  );
  expect(deliveryEarned(deliveries, [to('3')])).toBeNull();
  expect(deliveryEarned([{ _id: '1', name: 'Lagos', price: 0 }], [to('1')])).toBe('nothing for “Lagos”');
});
