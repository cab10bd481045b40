import { expect, it } from 'vitest';
import { yardsText } from './yards-text.ts';

it('says yards in eighths', () => {
  expect([6.125, 1, 0.75, 1.625].map(yardsText)).toEqual(['6⅛ yards', '1 yard', '¾ yard', '1⅝ yards']);
});
