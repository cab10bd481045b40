import { describe, expect, it } from 'vitest';
import { firstEntry, formOf, openIn, setLength, switchUnit, typeIn } from './entry-state.ts';

const empty = firstEntry(null, '2026-11-21');

describe('an entry', () => {
  it('keeps its lengths through every change of unit', () => {
    const typed = typeIn(typeIn(empty, 'bust-girth', '92.3'), 'height', '168');
    const inches = switchUnit(typed, 'in');
    expect([inches.typed['bust-girth']?.text, inches.typed.height?.text]).toEqual(['36⅜', '66⅛']);
    expect(switchUnit(inches, 'cm').typed).toEqual(typed.typed);
  });

  it('keeps what it does not understand as it was typed, and says so', () => {
    const typed = typeIn(empty, 'waist-girth', 'about 74');
    expect(openIn(typed).unread).toEqual(['waist-girth']);
    expect(switchUnit(typed, 'in').typed['waist-girth']?.text).toBe('about 74');
    expect(openIn(typeIn(typed, 'waist-girth', ' ')).unread).toEqual([]);
  });

  it('asks about inches until they are taken over, and about what is odd until it is confirmed', () => {
    const typed = typeIn(empty, 'bust-girth', '36');
    const [question] = openIn(typed).findings;
    expect(question?.text).toBe('Bust girth: 36 in = 91.4 cm?');
    const answered = setLength(typed, 'bust-girth', question?.otherwise ?? 0);
    expect(answered.typed['bust-girth']).toEqual({ text: '91.4', mm: 914 });
    expect(openIn(answered).findings).toEqual([]);
    const odd = typeIn(answered, 'under-bust-girth', '95');
    const [doubt] = openIn(odd).findings;
    expect(openIn({ ...odd, confirmed: [doubt?.key ?? ''] }).findings).toEqual([]);
  });

  it('sends the lengths of its figure only', () => {
    const typed = typeIn(typeIn(empty, 'gown-length', '140'), 'height', '168');
    expect(formOf({ ...typed, figure: 'man', name: 'Chidi' })).toMatchObject({
      ...{ name: 'Chidi', figure: 'man', unit: 'cm', method: 'alone', measuredOn: '2026-11-21', confirmed: [] },
      values: { height: 1680 },
    });
  });

  it('of a profile begins with what is kept, measured today', () => {
    const current = {
      number: 3,
      unit: 'in',
      values: { height: 1680 },
      method: 'fitting',
      measuredBy: 'A shop',
      measuredOn: '2026-01-01',
      savedAt: '2026-01-01T00:00:00Z',
    } as const;
    const profile = { _id: '1', version: 3, name: 'Amaka', figure: 'woman', ageGroup: 'adult', current } as const;
    expect(firstEntry(profile, '2026-11-21')).toMatchObject({
      ...{ name: 'Amaka', unit: 'in', measuredOn: '2026-11-21', measuredBy: '', method: 'alone' },
      typed: { height: { text: '66⅛', mm: 1680 } },
    });
  });
});
