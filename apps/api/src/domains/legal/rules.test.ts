import { choicesOf, undecided } from '@adunni/contracts/legal/consent-rules';
import { expect, it } from 'vitest';
import { changesBetween } from './diff.rules.ts';
import { asksAbout, inForceAt, isAnnouncedInTime, mayHaveBeenShown, nextAfter } from './rules.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 0, day));
const version = (number: number, day: number, correction = 0) => ({
  ...{ _id: `${number}.${correction}`, number, correction, effectiveAt: at(day), publishedAt: at(1) },
});
const ALL = [version(1, 1), version(2, 10), version(2, 12, 1), version(3, 20)];

it('lets the last that has begun hold, and announces the one after it', () => {
  expect(inForceAt(ALL, new Date(at(1).getTime() - 1))).toBeNull();
  expect([1, 9, 10, 11, 12, 19, 20, 99].map((day) => inForceAt(ALL, at(day))?._id)).toEqual([
    ...['1.0', '1.0', '2.0', '2.0', '2.1', '2.1', '3.0', '3.0'],
  ]);
  expect([nextAfter(ALL, at(11))?._id, nextAfter(ALL, at(12))?._id, nextAfter(ALL, at(20))]).toEqual([
    '2.1',
    '3.0',
    null,
  ]);
});

it('takes terms as shown for a day after they were replaced, and through corrections of them', () => {
  const hour = 3_600_000;
  const after = (day: number, hours: number): Date => new Date(at(day).getTime() + hours * hour);
  expect(mayHaveBeenShown(ALL, '1.0', after(10, 24))).toBe(true);
  expect(mayHaveBeenShown(ALL, '1.0', after(10, 25))).toBe(false);
  expect(mayHaveBeenShown(ALL, '2.0', at(19))).toBe(true);
  expect(mayHaveBeenShown(ALL, '3.0', at(19))).toBe(false);
  expect(mayHaveBeenShown(ALL, 'unknown', at(19))).toBe(false);
});

it('asks about a new number once, never about a correction', () => {
  const said = (number: number, answer: 'accepted' | 'later' | 'seen') => [
    { number, answer, versionId: `${number}.0`, at: at(1) },
  ];
  expect(asksAbout(version(2, 10), [])).toBe(true);
  expect(asksAbout(version(2, 10), said(1, 'accepted'))).toBe(true);
  expect(asksAbout(version(2, 10), said(2, 'seen'))).toBe(true);
  expect(asksAbout(version(2, 12, 1), said(2, 'accepted'))).toBe(false);
  expect(asksAbout(version(2, 12, 1), said(2, 'later'))).toBe(false);
});

it('gives new terms the notice that they promise; the first need none', () => {
  expect(isAnnouncedInTime('terms', false, at(15), at(1))).toBe(true);
  expect(isAnnouncedInTime('terms', false, at(14), at(1))).toBe(false);
  expect(isAnnouncedInTime('terms', true, at(1), at(1))).toBe(true);
  expect(isAnnouncedInTime('privacy', false, at(1), at(1))).toBe(true);
});

it('asks again about a purpose that is new, and decides each one apart', () => {
  const chosen = choicesOf(['statistics']);
  expect(chosen).toEqual({ searches: false, 'partner-links': false, 'help-votes': true });
  expect(undecided(chosen)).toEqual([]);
  expect(undecided(chosen, ['searches', 'something-new'])).toEqual(['something-new']);
  expect(undecided({})).toEqual(['searches', 'partner-links', 'help-votes']);
});

it('says what changed in words, and joins to either text', () => {
  const before = '## Returns\n\nWithin 7 days of delivery.\n\nUnworn.\n';
  const after = '## Returns\n\nWithin 14 days of delivery.\n\nUnworn.\nWith labels.\n';
  const changes = changesBetween(before, after);
  expect(changes).toEqual([
    { kind: 'same', text: '## Returns\n\nWithin ' },
    { kind: 'removed', text: '7 ' },
    { kind: 'added', text: '14 ' },
    { kind: 'same', text: 'days of delivery.\n\nUnworn.\n' },
    { kind: 'added', text: 'With labels.\n' },
  ]);
  const text = (without: string): string => changes.map((each) => (each.kind === without ? '' : each.text)).join('');
  expect([text('added'), text('removed')]).toEqual([before, after]);
  expect(changesBetween('', '')).toEqual([]);
});
