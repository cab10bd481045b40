import { expect, it } from 'vitest';
import { clockText, minutesOf } from './clock.ts';

it('reads and writes times of a day, with midnight at both ends', () => {
  expect([clockText(0), clockText(570), clockText(1440)]).toEqual(['00:00', '09:30', '00:00']);
  expect([minutesOf('09:30', false), minutesOf('00:00', false), minutesOf('00:00', true)]).toEqual([570, 0, 1440]);
  expect(minutesOf('', true)).toBeNull();
});
