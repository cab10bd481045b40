import { expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, toast, watchToasts } from './toasts.ts';

it('stays 5 seconds unless stated otherwise, and at most four are on show', () => {
  const listener = vi.fn();
  const stop = watchToasts(listener);
  for (const message of ['one', 'two', 'three', 'four']) toast('info', message);
  toast('warning', 'five', 4000);
  expect(currentToasts().map(({ message, milliseconds }) => [message, milliseconds])).toEqual([
    ['two', 5000],
    ['three', 5000],
    ['four', 5000],
    ['five', 4000],
  ]);
  for (const { id } of currentToasts()) dismissToast(id);
  expect(currentToasts()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(9);
  stop();
  toast('info', 'unheard');
  expect(listener).toHaveBeenCalledTimes(9);
});
