import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

it.each([
  ['+2348035550192', '+234 803 555 0192'],
  ['+442079460018', '+442079460018'],
  ['0803 000 0200', '0803 000 0200'],
])('writes %s as %s', (phone, text) => expect(phoneText(phone)).toBe(text));
