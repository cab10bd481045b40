import { expect, it } from 'vitest';
import { ifOrderEnds } from './order-ends.ts';

it('says what becomes of one visit, or of all that are booked', () => {
  expect(ifOrderEnds('Kolade & Thread')).toBe(
    'If Kolade & Thread doesn’t take your order or cancels it, this visit is cancelled and you get a full refund.',
  );
  expect(ifOrderEnds('Kolade & Thread', { visits: 'visits booked for it are' })).toMatch(
    /visits booked for it are cancelled and/,
  );
  expect(ifOrderEnds('Kolade & Thread', { isPaid: false })).toMatch(/this visit is cancelled\.$/);
});
