import { expect, it } from 'vitest';
import { blockOf, isFound, sewnByOf } from './set-words.rules.ts';

const SET = { size: null, hasMeasurements: false, lacksDetails: false, stage: 'measured', isPaid: true } as const;
const PAID = { balanceDueOn: null };

it('says by what a set is made', () => {
  expect(sewnByOf({ ...SET, size: 'UK 14' })).toBe('UK 14');
  expect(sewnByOf({ ...SET, hasMeasurements: true })).toBe('Measurements given');
  expect(sewnByOf(SET), 'a package that asks for nothing').toBe('');
  expect(sewnByOf({ ...SET, lacksDetails: true }), 'moved on without').toBe('Size not given here');
});

it('says what blocks a set, a missing size and a balance', () => {
  expect(blockOf({ ...SET, ...PAID })).toBeNull();
  const waiting = { ...SET, stage: 'waiting', lacksDetails: true } as const;
  expect(blockOf({ ...waiting, ...PAID })).toBe('Size or measurements missing');
  expect(blockOf({ ...waiting, isPaid: false, balanceDueOn: '2026-12-12' })).toBe(
    'Size or measurements missing · Balance due before handover, by 12\u00a0December\u00a02026',
  );
});

it('finds a set by parts of its words, with or without accents', () => {
  const set = { wearer: 'Folú Akíntọ́lá', number: 'ASO-2026-000064', title: 'Gele and ipele', tableCode: 'A3' };
  for (const words of ['', 'akintola', 'folu gele', '64', 'a3']) expect(isFound(set, words), words).toBe(true);
  for (const words of ['Kemi', 'folu lace']) expect(isFound(set, words), words).toBe(false);
});
