import { expect, it } from 'vitest';
import { onTheDay } from './on-the-day.ts';

it('says how a visit is paid on the day, and by whom', () => {
  const visit = { maker: 'Kolade & Thread', place: 'studio', isForGuest: false } as const;
  expect(onTheDay(visit)).toBe('You pay Kolade & Thread on the day, in cash or by transfer, or online before.');
  expect(onTheDay({ ...visit, place: 'video', isForGuest: true })).toMatch(
    /^Whoever it is for pays Kolade & Thread on the day, by transfer, or you pay online before\.$/,
  );
  expect(onTheDay({ ...visit, place: 'home', isForGuest: true })).toMatch(/^Whoever it is for pays /);
  expect(onTheDay({ ...visit, isForGuest: true })).toMatch(/^Whoever comes pays /);
  expect(onTheDay({ ...visit, amount: '₦5,000', isNow: true })).toBe(
    'You pay Kolade & Thread ₦5,000 on the day, in cash or by transfer, or online now.',
  );
  expect(onTheDay({ ...visit, amount: '₦5,000', onlyThere: true })).toBe(
    'You pay Kolade & Thread ₦5,000 on the day, in cash or by transfer.',
  );
});
