import { expect, it } from 'vitest';
import { panelText, yardsText } from './yards-text.ts';

it('says yards in eighths', () => {
  expect([6.125, 1, 0.75, 1.625].map(yardsText)).toEqual(['6⅛ yards', '1 yard', '¾ yard', '1⅝ yards']);
});

it('says which strips are joined for a piece', () => {
  expect(panelText({ name: 'Front', panels: 1, strips: 5, length: 1028.7 })).toBe('Front: 5 strips of 1⅛ yards');
  expect(panelText({ name: 'Sleeve', panels: 2, strips: 4, length: 685.8 })).toBe(
    'Sleeve, 2 panels: 4 strips of ¾ yard each',
  );
});
