import { expect, it } from 'vitest';
import { bringText } from './bring.ts';

it('what to bring stands inside a sentence', () => {
  expect(bringText(['The shoes that go with it', 'Your order number'])).toBe(
    'the shoes that go with it; your order number',
  );
  expect(bringText(['NIN slip'])).toBe('NIN slip');
  expect(bringText([])).toBe('');
});
