import { afterEach, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, leavePage, notePress, toast, watchToasts } from './toasts.ts';

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

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

it('tells one event once: what says the same takes the place of the first', () => {
  toast('error', 'Session expired.');
  toast('info', 'Saved.');
  const last = toast('warning', 'Session expired.', 3000);
  expect(currentToasts().map(({ kind, message }) => [kind, message])).toEqual([
    ['info', 'Saved.'],
    ['warning', 'Session expired.'],
  ]);
  expect(currentToasts().at(-1)).toMatchObject({ id: last, milliseconds: 3000 });
});

it('goes with the page that the reader leaves, and goes along where the page leads on by itself', () => {
  toast('success', 'Coupon applied.');
  notePress();
  toast('success', 'Address saved.');
  leavePage();
  expect(currentToasts().map(({ message }) => message)).toEqual(['Address saved.']);
  notePress();
  leavePage();
  expect(currentToasts()).toEqual([]);
});
