import { kobo, toNaira } from '@adunni/contracts/money';
import type { StaffPart } from '@adunni/contracts/orders/staff';
import type { Stage } from '@adunni/contracts/orders/stages';
import { describe, expect, it } from 'vitest';
import {
  acceptText,
  deliveryText,
  effectText,
  isToAccept,
  lateText,
  nextText,
  promiseText,
  releasedText,
  releaseText,
  sewnBy,
  stepLabel,
  stepsOf,
  stockBackText,
  stockText,
  tailorText,
  timeLeft,
} from './labels.ts';

describe('the steps of a part', () => {
  it('lead on or aside, and accepting is a decision of its own', () => {
    expect(stepsOf({ next: ['first-fitting', 'alterations', 'finishing', 'on-hold'], canAccept: false })).toEqual({
      on: ['first-fitting', 'alterations', 'finishing'],
      aside: ['on-hold'],
    });
    expect(stepsOf({ next: ['confirmed', 'on-hold'], canAccept: true })).toEqual({ on: [], aside: ['on-hold'] });
  });

  it('are named by how the pieces reach their customer', () => {
    expect(stepLabel({ stage: 'ready', owes: false }, 'dispatched', 'express')).toBe('Mark as dispatched');
    expect(stepLabel({ stage: 'quality-check', owes: false }, 'ready', 'pickup')).toBe('Mark as ready for pickup');
    expect(stepLabel({ stage: 'ready', owes: false }, 'delivered', 'pickup')).toBe('Mark as collected');
    expect(stepLabel({ stage: 'on-hold', owes: false }, 'ready', 'pickup')).toBe('Resume: ready for pickup');
  });

  it('say what they skip when a fitting or alterations are not needed', () => {
    const from = (stage: Stage, to: Stage) => stepLabel({ stage, owes: false }, to, 'standard');
    expect(from('sewing', 'first-fitting')).toBe('Start first fitting');
    expect(from('measurements-confirmed', 'fabric-sourced')).toBe('Mark fabric as sourced');
    expect(from('sewing', 'alterations')).toBe('Skip to alterations');
    expect(from('sewing', 'finishing')).toBe('Skip to finishing');
    expect(from('first-fitting', 'finishing')).toBe('Skip to finishing');
    expect(from('alterations', 'finishing')).toBe('Start finishing');
  });

  it('make nothing ready for pickup whose balance is to be paid', () => {
    expect(stepLabel({ stage: 'quality-check', owes: true }, 'ready', 'pickup')).toBe('Mark as ready');
    expect(stepLabel({ stage: 'on-hold', owes: true }, 'ready', 'pickup')).toBe('Resume: ready');
  });

  it('say where a held part goes on', () => {
    expect(stepLabel({ stage: 'on-hold', owes: false }, 'quality-check', 'standard')).toBe('Resume: quality check');
    expect(stepLabel({ stage: 'fabric-sourced', owes: false }, 'cutting', 'standard')).toBe('Start cutting');
  });
});

describe('what a step brings with it', () => {
  const part = {
    stage: 'sewing',
    ...{ readyBy: '2026-12-22T22:59:59.999Z', acceptBy: null, balance: null, waitsFor: null },
    ...{ canChangeDate: true, daysLate: 0 },
  } as const;

  it('is that a hold moves no date and ends when its maker says so', () => {
    expect(effectText(part, 'on-hold')).toBe(
      'The customer is notified. The ready date stays 22\u00a0December\u00a02026, and after it the order counts as late, on hold too. Change the date too if you need longer. You can resume at any time.',
    );
    expect(effectText({ ...part, daysLate: 4 }, 'on-hold')).toContain(
      '2026: the order stays late, on hold too. Change',
    );
    const waiting = effectText({ ...part, waitsFor: {} as StaffPart['waitsFor'] }, 'on-hold');
    expect(waiting).toBe(
      'The customer is notified. Its ready date moves, on hold or not: the making time starts once all measurements are there. You can resume at any time.',
    );
    const since = { since: '2026-11-01T00:00:00Z' } as StaffPart['balance'];
    const made = effectText({ ...part, stage: 'ready', canChangeDate: false, balance: since }, 'on-hold');
    expect(made).not.toContain('Change the date');
    expect(made).toContain('The time to pay the balance stops, and starts again in full when you resume.');
    expect(effectText({ ...part, stage: 'placed', acceptBy: part.readyBy }, 'on-hold')).toContain(
      'The time to accept it stops',
    );
  });

  it('is no way back from any other, but from a hold', () => {
    expect(effectText({ ...part, stage: 'alterations' }, 'finishing')).toBe(
      'The customer is notified. This can’t be undone.',
    );
    expect(effectText(part, 'first-fitting')).toContain('whether one is booked or not. This can’t be undone.');
    expect(effectText(part, 'finishing')).toMatch(/^Skips first fitting and alterations\. The customer is notified\./);
    expect(effectText({ ...part, balance: { since: null, amount: 104_580 } as StaffPart['balance'] }, 'ready')).toMatch(
      /has 14 days to pay the balance of ₦.* This can’t be undone\.$/,
    );
    expect(effectText({ ...part, stage: 'fabric-sourced' }, 'cutting')).toBe(
      'The customer is notified. From then on these items can’t be cancelled. This can’t be undone.',
    );
    expect(effectText(part, 'quality-check')).toContain('our staff don’t');
    expect(effectText(part, 'delivered')).toContain('nothing does it for you. The customer is notified. This');
    const money = { release: { atCutting: 12_000, cuttingPercent: 40, daysAfterDelivery: 3 } } as StaffPart['money'];
    expect(effectText({ ...part, money }, 'delivered')).toContain('is released 3 days later.');
    expect(effectText({ ...part, stage: 'fabric-sourced', money }, 'cutting')).toContain(
      'can’t be cancelled. ₦12,000 of the earnings becomes available. This can’t be undone.',
    );
    expect(effectText({ ...part, stage: 'on-hold' }, 'sewing')).toBe('The customer is notified.');
    expect(effectText({ ...part, stage: 'delivered' }, 'disputed')).toMatch(/waits until you close the order/);
  });
});

it('a tailor has sewn what is made, and is assigned to all else', () => {
  expect(tailorText({ stage: 'fabric-sourced', heldAt: null })).toBe('Assigned to');
  expect(tailorText({ stage: 'quality-check', heldAt: null })).toBe('Assigned to');
  expect(tailorText({ stage: 'ready', heldAt: null })).toBe('Sewn by');
  expect(tailorText({ stage: 'on-hold', heldAt: 'ready' })).toBe('Sewn by');
  expect(tailorText({ stage: 'cancelled', heldAt: null })).toBe('Assigned to');
});

it('lateText says what is late: the making, the dispatch, or that it was ready late and waits for its customer', () => {
  expect(lateText(1, false, false)).toBe('1 day late');
  expect(lateText(3, true, false)).toBe('Dispatch 3 days late');
  expect(lateText(8, true, true)).toBe('Ready 8 days late');
});

it('says who usually moves a part to a stage, and when its earnings are released', () => {
  const tailor = { _id: 't', name: 'Surulere Seams', slug: 'surulere-seams' };
  expect(sewnBy({ tailor, viewer: 'maker' }, 'cutting')).toBe('Surulere Seams');
  expect(sewnBy({ tailor, viewer: 'maker' }, 'ready')).toBeNull();
  expect(sewnBy({ tailor, viewer: 'tailor' }, 'cutting')).toBeNull();
  expect(sewnBy({ tailor: null, viewer: 'maker' }, 'cutting')).toBeNull();
});

describe('when earnings are released', () => {
  const now = Date.parse('2026-11-29T12:00:00Z');
  const release = { atCutting: toNaira(kobo(1_200_000)), cuttingPercent: 40, daysAfterDelivery: 3, closesAt: null };

  it('is said with the payouts that follow while it depends on cutting and delivery', () => {
    expect(releaseText(release, 'standard', now)).toMatch(
      /^₦12,000 is released when cutting starts \(40% of the earnings, as far as the customer has paid\), the rest 3 days after delivery\. Payouts are every second Friday, next on 4\sDecember\s2026/,
    );
    const ready = { ...release, atCutting: toNaira(kobo(0)) };
    expect(releaseText(ready, 'express', now)).toMatch(/^What is pending is released 3 days after delivery\. Payouts/);
    expect(releaseText(ready, 'pickup', now)).toMatch(/^What is pending is released 3 days after it is collected\. /);
  });

  it('is a day and its payout once it is delivered, and what was released names its payouts', () => {
    expect(releaseText({ ...release, closesAt: '2026-12-05T10:00:00Z' }, 'standard', now)).toMatch(
      /^What is pending is released on 5\sDecember\s2026, for the payout of 18\sDecember\s2026\.$/,
    );
    const money = (released: number) => ({
      released: toNaira(kobo(released)),
      releases: [
        {
          ...{ at: '2026-11-05T10:00:00Z', amount: toNaira(kobo(1_200_000)), why: 'cutting' as const },
          payout: { at: '2026-11-06T10:00:00Z', isPaid: true },
        },
        { at: '2026-11-21T10:00:00Z', amount: toNaira(kobo(1_800_000)), why: 'closed' as const, payout: null },
      ],
    });
    expect(releasedText(money(3_000_000), now)).toMatch(
      /^₦12,000 released when cutting started, paid out 6\sNov\s2026\. ₦18,000 released when the order closed, for the payout of 4\sDecember\s2026\.$/,
    );
    // What was left out of a payout because of the minimum is in the next, not in one that is past.
    expect(releasedText(money(3_000_000), Date.parse('2026-12-06T12:00:00Z'))).toMatch(
      /payout of 18\sDecember\s2026\.$/,
    );
    expect(releasedText(money(0), now)).toBeNull();
  });
});

it('timeLeft counts whole hours, then begun minutes, then nothing', () => {
  const until = '2026-11-21T12:00:00.000Z';
  expect(timeLeft(until, Date.parse('2026-11-19T12:30:00.000Z'))).toBe('47 hours');
  expect(timeLeft(until, Date.parse('2026-11-21T11:00:00.000Z'))).toBe('1 hour');
  expect(timeLeft(until, Date.parse('2026-11-21T11:58:30.000Z'))).toBe('2 minutes');
  expect(timeLeft(until, Date.parse(until))).toBe('overdue');
  expect(acceptText(until, Date.parse('2026-11-19T12:30:00.000Z'))).toBe('Accept within 47 hours');
  expect(acceptText(until, Date.parse(until))).toBe('Acceptance overdue');
});

it('is accepted by its maker only, while it waits for that', () => {
  const [acceptBy, totalAmount] = ['2026-11-21T12:00:00.000Z', toNaira(kobo(100))];
  expect(isToAccept({ acceptBy, totalAmount })).toBe(true);
  expect(isToAccept({ acceptBy: null, totalAmount })).toBe(false);
  expect(isToAccept({ acceptBy, totalAmount: null })).toBe(false);
});

it('tells who pays the carrier and what was paid for it, what comes next, and whether what is accepted is there', () => {
  expect(deliveryText('maker', 4500)).toBe(
    'You book and pay the carrier; that cost is not deducted from your earnings here. The customer paid ₦4,500 for delivery, which is part of your earnings.',
  );
  expect(deliveryText('staff', 0)).toBe(
    'The maker books and pays the carrier; that cost is not deducted from the maker’s earnings here. The customer paid nothing for delivery: their order qualified for free delivery.',
  );
  const part = { stage: 'fabric-sourced', next: ['cutting', 'on-hold'], canAccept: false, balance: null } as const;
  expect(nextText({ ...part, next: [...part.next] }, 'standard')).toBe('Next: cutting.');
  const owing = { stage: 'quality-check', next: ['ready'], canAccept: false } as const;
  const balance = {} as StaffPart['balance'];
  expect(nextText({ ...owing, next: [...owing.next], balance }, 'pickup')).toBe('Next: ready.');
  expect(nextText({ ...part, stage: 'on-hold', next: ['cutting'] }, 'standard')).toBeNull();
  expect(nextText({ ...part, next: [] }, 'standard')).toBeNull();
  expect(stockText('ready-to-wear')).toMatch(/^In stock: /);
  expect(stockText('made-to-measure')).toBeNull();
  expect(stockBackText('ready-to-wear')).toContain('automatically');
  expect(stockBackText('made-to-measure')).toContain('Nothing');
});

it('says by when what is accepted is promised, and that the date moves while measurements are missing', () => {
  const readyBy = '2026-12-12T11:00:00Z';
  expect(promiseText(readyBy, false)).toBe('The customer expects it to be ready by 12\u00a0December\u00a02026.');
  expect(promiseText(readyBy, true)).toContain(
    'This date moves: the making time starts once all measurements are there.',
  );
});
