import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.rules.ts';

it.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+1@example.com', 'ada@example.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['A.d.a+shop+2@googlemail.com', 'ada@gmail.com'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
