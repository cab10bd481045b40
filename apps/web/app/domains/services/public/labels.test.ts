import { expect, it } from 'vitest';
import { lengthText, noticeText } from './labels.ts';

it('puts lengths into words', () => {
  expect([lengthText(45), lengthText(60), lengthText(90)]).toEqual(['45 min', '1 h', '1 h 30 min']);
  expect([noticeText(30), noticeText(60), noticeText(1440), noticeText(2880)]).toEqual([
    '30 minutes',
    '1 hour',
    '24 hours',
    '2 days',
  ]);
});
