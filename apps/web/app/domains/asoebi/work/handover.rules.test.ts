import { expect, it } from 'vitest';
import {
  balanceLine,
  handedOverText,
  handoverLine,
  missingText,
  owingText,
  reachQuestion,
  toDeliver,
} from './handover.rules.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');

it('says where a set is handed over, and names the table of its guest', () => {
  const handover = { _id: '1', kind: 'delivery', name: 'Within Ibadan' } as const;
  expect(handoverLine({ handover, address: '12 Mokola Hill, Ibadan', tableCode: 'A3' })).toBe(
    'Within Ibadan · 12 Mokola Hill, Ibadan · Table A3',
  );
  expect(handoverLine({ handover, address: '', tableCode: null })).toBe('Within Ibadan');
});

it('says that a hold delays what handing over earns', () => {
  expect(handedOverText({ isHeld: false, delivery: null }, NOW)).toContain(
    'available to you within the hour once all sets of their order are handed over: today for the payout of 4\u00a0December\u00a02026.',
  );
  expect(handedOverText({ isHeld: false, delivery: null }, NOW)).toContain(
    'If the event or this group is put on hold before, that waits until the hold ends.',
  );
  expect(handedOverText({ isHeld: true, delivery: null }, NOW)).toContain(
    'only after the hold ends, once all sets of their order are handed over',
  );
  expect(handedOverText({ isHeld: true, delivery: null }, NOW)).not.toContain('within the hour');
  expect(handedOverText({ isHeld: false, delivery: '₦2,500 an order for “Lagos”' }, NOW)).toMatch(
    /^You bring or send the sets that are delivered, and pay for that\. What their guests paid for it is yours, without commission: ₦2,500 an order for “Lagos”\. /,
  );
});

it('says until when a balance is due, and what follows where it is not paid', () => {
  expect(balanceLine({ balanceDueOn: '2026-12-12' })).toBe(
    'Balance due before handover, by 12\u00a0December\u00a02026',
  );
  expect(balanceLine({ balanceDueOn: null })).toBe('Balance due before handover');
  expect(owingText([{ isPaid: true }])).toBeNull();
  expect(owingText([{ isPaid: true }, { isPaid: false }])).toEqual({
    title: '1 set can’t be handed over until the balance is paid',
    text: 'You can sew them now: only handing over waits. We email guests a reminder 7 and 2 days before it is due. If it is still unpaid 3 days after, the order is cancelled: what was paid for sewn sets is yours at once, after commission, and the rest is refunded.',
  });
});

it('asks the host about the orders whose sets are still delivered', () => {
  const set = (number: string, kind: 'delivery' | 'pickup', stage: 'ready' | 'collected' = 'ready') => ({
    ...{ number, stage, handover: { _id: '1', kind, name: 'Within Ibadan' } },
  });
  const sets = [
    set('ASO-1', 'delivery'),
    set('ASO-1', 'delivery'),
    set('ASO-2', 'pickup'),
    set('ASO-3', 'delivery', 'collected'),
  ];
  expect(toDeliver(sets).map(({ number }) => number)).toEqual(['ASO-1', 'ASO-1']);
  const asked = (...numbers: string[]) => reachQuestion(numbers.map((number) => ({ number })));
  expect(asked('ASO-1', 'ASO-1')).toBe('How do I reach the guest of order ASO-1 to deliver it?');
  expect(asked('ASO-3', 'ASO-1', 'ASO-2')).toBe(
    'How do I reach the guests of orders ASO-1, ASO-2 and ASO-3 to deliver them?',
  );
  expect(asked('ASO-1', 'ASO-2', 'ASO-3', 'ASO-4')).toBe('How do I reach the guests whose sets I deliver?');
});

it('says how a size that is missing comes', () => {
  expect(missingText([{ stage: 'measured' }])).toBeNull();
  const both = missingText([{ stage: 'waiting' }, { stage: 'waiting' }]);
  expect(both?.title).toBe('2 sets wait for a size or measurements');
  expect(both?.text).toMatch(/moves to “To make” by itself/);
});
