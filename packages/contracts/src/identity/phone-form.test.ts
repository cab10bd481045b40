import { expect, test } from 'vitest';
import { internationalPhone } from './phone-form.ts';

test.each([
  ['0803 123 4567', '+2348031234567'],
  ['(0911) 123-4567', '+2349111234567'],
  ['+44 20 7946 0018', '+442079460018'],
  ['0044 20 7946 0018', '+442079460018'],
  ['07946 001 234', null],
  ['020 7946 0018', null],
  ['803 123 4567', null],
])('%s is kept as %s', (typed, kept) => {
  expect(internationalPhone(typed)).toBe(kept);
});
