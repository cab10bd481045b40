import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

it.each([
  ['+2348035550192', '+234 803 555 0192'],
  ['+447911123456', '+44 7911 123456'],
  ['+13055550192', '+1 305 555 0192'],
  ['+233241234567', '+233 24 123 4567'],
  ['+442079460018', '+442079460018'],
  ['0803 000 0200', '0803 000 0200'],
])('writes %s as %s', (phone, text) => expect(phoneText(phone)).toBe(text));
