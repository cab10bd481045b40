import { expect, it } from 'vitest';
import { kindText, lengthText, noticeText } from './labels.ts';

it('says with a home visit where it is made', () => {
  expect(kindText({ kind: 'home-visit', areas: ['Ikeja', 'Ikoyi'] })).toBe('Home visit in Ikeja, Ikoyi');
  expect(kindText({ kind: 'home-visit', areas: [] })).toBe('Home visit');
});

it('puts lengths into words', () => {
  expect([lengthText(45), lengthText(60), lengthText(90)]).toEqual(['45 min', '1 h', '1 h 30 min']);
  expect([noticeText(30), noticeText(60), noticeText(1440), noticeText(2880)]).toEqual([
    '30 minutes',
    '1 hour',
    '24 hours',
    '2 days',
  ]);
});
