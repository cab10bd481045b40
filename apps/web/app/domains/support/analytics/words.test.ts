import { expect, it } from 'vitest';
import { groupLabel, hoursLabel, inOrder, shareOf } from './words.ts';

it('names groups as people read them', () => {
  expect(groupLabel('hour', '9')).toBe('09:00 to 10:00');
  expect(groupLabel('rating', '5')).toBe('Excellent');
  expect(groupLabel('about', 'order-part')).toBe('Orders');
  expect(groupLabel('category', 'Delivery')).toBe('Delivery');
});

it('says lengths in the unit that fits', () => {
  expect([null, 0.5, 3.5, 50.4].map(hoursLabel)).toEqual(['None yet', '30 min', '3.5 h', '2.1 d']);
});

it('lists hours as the day runs, and other groups as they came', () => {
  const groups = [{ key: '16' }, { key: '9' }, { key: '10' }];
  expect(inOrder('hour', groups).map(({ key }) => key)).toEqual(['9', '10', '16']);
  expect(inOrder('category', groups)).toEqual(groups);
});

it('draws a line as a share of the greatest, and none of an empty list', () => {
  expect([4, 1, 0].map((now) => shareOf(now, [{ now: 4 }, { now: 1 }]))).toEqual([1, 0.25, 0]);
  expect(shareOf(0, [{ now: 0 }])).toBe(0);
});
