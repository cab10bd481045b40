import { expect, test } from 'vitest';
import { isSameCall, joiningText, meetingPairs, saysHowToJoin } from './joining.ts';

const call = { place: 'video', status: 'confirmed', address: '' } as const;

test.each([
  [call, 'Ade has yet to add the link or phone number to join. We email it to you as soon as they do.'],
  [
    { ...call, status: 'rescheduled' },
    'Ade has yet to add the link or phone number to join. We email it to you as soon as they do.',
  ],
  [
    { ...call, status: 'pending' },
    'You get the link or phone number to join from Ade by email, with the confirmation or before the call.',
  ],
  [{ ...call, status: 'cancelled' }, null],
  [{ ...call, address: 'https://call.example' }, null],
  [{ ...call, place: 'studio' }, null],
] as const)('says of %o when its details to join come', (booking, text) => {
  expect(joiningText(booking, 'Ade')).toBe(text);
});

test.each([
  'https://meet.example.com/abc',
  'meet.example.com/abc-defg',
  'WhatsApp video, +234 803 123 4567',
  'We call you on (0803) 123-4567',
])('says how to join: %s', (words) => {
  expect(saysHowToJoin(words)).toBe(true);
});

test.each(['meet', 'WhatsApp', 'Zoom at 10:30', 'Soon. We write to you'])('does not say how to join: %s', (words) => {
  expect(saysHowToJoin(words)).toBe(false);
});

test.each([
  ['https://meet.example.com/abc', 'meet.example.com/ABC/', true],
  ['Join at https://meet.example.com/abc.', 'https://meet.example.com/abc', true],
  ['WhatsApp, +234 803 123 4567', '+234-803-1234567', true],
  ['https://meet.example.com/abc', 'https://meet.example.com/abd', false],
])('knows one call by other words: %s, %s', (one, other, is) => {
  expect(isSameCall(one, other)).toBe(is);
});

test('customers meet in calls that two people hold at once, not in a class and not one after another', () => {
  const call = (providerId: string, from: number, to: number) => ({ providerId, from, to });
  const [ada, bola, later] = [call('ada', 0, 30), call('bola', 20, 50), call('bola', 50, 80)];
  expect(meetingPairs([ada, bola, later])).toEqual([[ada, bola]]);
  expect(meetingPairs([ada, call('ada', 0, 30), call('bola', 30, 60)])).toEqual([]);
});
