import { expect, it } from 'vitest';
import { withoutQuoted } from './quoted.rules.ts';

const quoted = '> We replied to your ticket:\n>\n> It ships on Monday.';

it.each([
  ['Gmail', `Thank you.\n\nOn Mon, 23 Nov 2026 at 10:00, Adunni <hello@adunni.example> wrote:\n\n${quoted}`],
  [
    'a long line broken in two',
    `Thank you.\n\nOn Monday, 23 November 2026 at 10:00:00 GMT+1, Adunni\n<hello@adunni.example> wrote:\n${quoted}\n`,
  ],
  ['German', `Thank you.\r\n\r\nAm 23.11.2026 um 10:00 schrieb Adunni <hello@adunni.example>:\r\n${quoted}`],
  ['French', `Thank you.\n\nLe lun. 23 nov. 2026 à 10:00, Adunni <hello@adunni.example> a écrit :\n${quoted}`],
  ['Outlook’s line', 'Thank you.\n\n-----Original Message-----\nFrom: Adunni\nSent: Monday\n\nIt ships on Monday.'],
  [
    'Outlook’s header',
    'Thank you.\n\nFrom: Adunni <hello@adunni.example>\nSent: 23 November 2026 10:00\nTo: Ngozi\nSubject: New reply\n\nIt ships.',
  ],
  [
    'Outlook’s header below a line',
    'Thank you.\n________________________________\nFrom: Adunni\nSent: Monday\nTo: Ngozi\nSubject: New reply\n\nIt ships.',
  ],
  [
    'an address that is named twice',
    `Thank you.\n\nOn Mon, 23 Nov 2026 at 10:00 Adunni\n<hello@adunni.example\n[hello@adunni.example]>\nwrote:\n\n${quoted}`,
  ],
])('leaves out what %s quoted below', (_program, text) => {
  expect(withoutQuoted(text)).toBe('Thank you.');
});

it('keeps answers between quoted lines', () => {
  const text = `On Mon, Adunni <hello@adunni.example> wrote:\n\n> Which colour?\n\nIndigo.\n\n> Which day?\n\nFriday.`;
  expect(withoutQuoted(text)).toBe(text);
});

it('keeps what begins as an attribution does right above one', () => {
  const text = `On second thoughts, keep it.\nOn Mon, Adunni <hello@adunni.example> wrote:\n${quoted}`;
  expect(withoutQuoted(text)).toBe('On second thoughts, keep it.');
});

it('keeps a quotation that is part of what somebody writes', () => {
  const text = 'My aunt always says:\n> Cut once.\nSo please measure again.';
  expect(withoutQuoted(text)).toBe(text);
  const last = 'The label says\n\n> Hand wash only';
  expect(withoutQuoted(last)).toBe(last);
});

it('keeps everything when nothing else is left', () => {
  const text = `On Mon, Adunni <hello@adunni.example> wrote:\n${quoted}`;
  expect(withoutQuoted(text)).toBe(text);
});

it('takes a sentence that only looks like a beginning as one', () => {
  const text = 'On Monday your tailor wrote:\nplease come again\nand I did.';
  expect(withoutQuoted(text)).toBe(text);
  const from = 'From: the airport I came straight.\nIs the fitting still on?';
  expect(withoutQuoted(from)).toBe(from);
});
