import { describe, expect, it } from 'vitest';
import { EVENT_KIND_NAMES } from '../asoebi/names.ts';
import { kobo } from '../money.ts';
import { splitBudget } from './budget.ts';
import { datedChecklist } from './checklist.ts';
import { milestoneAmounts } from './milestones.ts';
import { inRunOrder } from './run-sheet.ts';
import { canCaseBecome } from './stages.ts';

const sum = (parts: readonly { amount: number }[]): number => parts.reduce((all, { amount }) => all + amount, 0);

describe('the split of a budget', () => {
  it('sums to the budget to the kobo, whatever is put in', () => {
    for (const kind of EVENT_KIND_NAMES)
      for (const total of [0, 1, 99, 12_345_678_901])
        for (const [guests, outfits] of [
          [1, 0],
          [233, 17],
          [20_000, 5000],
        ] as const)
          expect(sum(splitBudget({ total: kobo(total), kind, guests, outfits }))).toBe(total);
  });

  it('moves with guests and outfits', () => {
    const of = (guests: number, outfits: number, name: string) =>
      splitBudget({ total: kobo(1_000_000_000), kind: 'wedding', guests, outfits }).find((part) => part.name === name)
        ?.amount ?? 0;
    expect(of(400, 12, 'food')).toBeGreaterThan(of(100, 12, 'food'));
    expect(of(400, 12, 'venue')).toBeLessThan(of(100, 12, 'venue'));
    expect(of(100, 40, 'outfits')).toBeGreaterThan(of(100, 4, 'outfits'));
    expect(of(100, 0, 'outfits')).toBe(0);
  });
});

describe('the checklist', () => {
  it('counts back from the day, over months and leap days', () => {
    const entries = datedChecklist('wedding', '2028-03-01', '2027-01-01');
    expect(entries.find(({ name }) => name === 'cash')?.dueOn).toBe('2028-02-29');
    expect(entries.find(({ name }) => name === 'returns')?.dueOn).toBe('2028-03-04');
    expect(entries.every(({ isLate }) => !isLate)).toBe(true);
    const days = entries.map(({ dueOn }) => dueOn);
    expect(days).toEqual([...days].sort());
  });

  it('puts what should be done already on today, and says so', () => {
    const entries = datedChecklist('naming', '2027-01-10', '2027-01-01');
    expect(entries.find(({ name }) => name === 'venue')).toMatchObject({ dueOn: '2027-01-01', isLate: true });
    expect(entries.find(({ name }) => name === 'day')).toMatchObject({ dueOn: '2027-01-10', isLate: false });
  });

  it('asks of each celebration what belongs to it', () => {
    const names = (kind: 'funeral' | 'wedding') =>
      datedChecklist(kind, '2028-03-01', '2027-01-01').map(({ name }) => name);
    expect(names('funeral')).toContain('obituary');
    expect(names('wedding')).not.toContain('obituary');
  });
});

describe('milestones', () => {
  it('sum to the total to the kobo where shares do not divide it', () => {
    const amounts = milestoneAmounts(kobo(100_000_001), [{ percent: 33 }, { percent: 33 }, { percent: 34 }]);
    expect(amounts.reduce<number>((all, amount) => all + amount, 0)).toBe(100_000_001);
  });
});

it('puts the small hours after the evening in a run sheet', () => {
  const lines = ['01:00', '23:30', '05:00', '12:00'].map((at) => ({ at }));
  expect(inRunOrder(lines).map(({ at }) => at)).toEqual(['05:00', '12:00', '23:30', '01:00']);
});

it('takes up again what was declined, and never what was withdrawn or is done', () => {
  expect(canCaseBecome('declined', 'in-conversation')).toBe(true);
  expect(canCaseBecome('withdrawn', 'in-conversation')).toBe(false);
  expect(canCaseBecome('done', 'under-way')).toBe(false);
});
