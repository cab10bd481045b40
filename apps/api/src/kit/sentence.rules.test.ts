import { expect, it } from 'vitest';
import { asSentence } from './sentence.rules.ts';

it.each([
  ['No such account', 'No such account.'],
  ['No such account.', 'No such account.'],
  ['Really? ', 'Really?'],
])('ends %j once', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
