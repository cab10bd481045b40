import { expect, it } from 'vitest';
import { groupLabel, hoursLabel } from './words.ts';

it('names groups as people read them', () => {
  expect(groupLabel('hour', '9')).toBe('09:00 to 10:00');
  expect(groupLabel('rating', '5')).toBe('Excellent');
  expect(groupLabel('about', 'order-part')).toBe('Orders');
  expect(groupLabel('category', 'Delivery')).toBe('Delivery');
});

it('says lengths in the unit that fits', () => {
  expect([null, 0.5, 3.5, 50.4].map(hoursLabel)).toEqual(['None yet', '30 min', '3.5 h', '2.1 d']);
});
