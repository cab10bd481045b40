import { expect, it } from 'vitest';
import { clockText, minutesOf } from './clock.ts';

it('reads and writes times of a day, with midnight at both ends', () => {
  expect([clockText(0), clockText(570), clockText(1440)]).toEqual(['00:00', '09:30', '00:00']);
  expect([minutesOf('09:30', false), minutesOf('00:00', false), minutesOf('00:00', true)]).toEqual([570, 0, 1440]);
  expect(minutesOf('', true)).toBeNull();
});

it('reads times as people type them, and nothing else', () => {
  const read = (text: string) => minutesOf(text, false);
  expect(['9', '09', '930', '0930', '9:30', '9.30', '9h30', ' 9:30 '].map(read)).toEqual([
    ...[540, 540, 570, 570, 570, 570, 570, 570],
  ]);
  expect(['9pm', '9:30 PM', '12 am', '12pm', '24', '24:00', '21:15'].map(read)).toEqual([
    ...[1260, 1290, 0, 720, 0, 0, 1275],
  ]);
  expect(['', '25', '24:30', '9:60', '13 pm', '0 am', 'noon', '12345', '-9'].map(read)).toEqual(Array(9).fill(null));
});
