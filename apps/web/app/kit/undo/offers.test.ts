import { afterEach, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, toast } from '../toasts.ts';
import { currentOffer, dropOffer, keepOffer, takeOffer, watchOffers } from './offers.ts';
import { offerUndo } from './undo.tsx';

afterEach(() => {
  dropOffer('cart');
  for (const { id } of currentToasts()) dismissToast(id);
});

it('offers an undo in a toast of five seconds', () => {
  offerUndo('cart', 'It was removed.', () => undefined);
  expect(currentToasts().map(({ milliseconds }) => milliseconds)).toEqual([5000]);
});

it('stands in its place once the toast has gone, and undoes once', () => {
  const undo = vi.fn();
  const listener = vi.fn();
  const stop = watchOffers(listener);
  offerUndo('cart', 'It was removed.', undo);
  expect(currentOffer('cart')).toBeNull();
  listener.mockClear();
  for (const { id } of currentToasts()) dismissToast(id);
  expect(listener).toHaveBeenCalled();
  expect(currentOffer('cart')).toMatchObject({ message: 'It was removed.' });
  expect(currentOffer('wishlist')).toBeNull();
  takeOffer('cart');
  takeOffer('cart');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(currentOffer('cart')).toBeNull();
  stop();
});

it('takes the toast away when it is used there, and keeps what was done last', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  keepOffer('cart', { message: 'One.', undo: first, toastId: toast('success', 'One.') });
  keepOffer('cart', { message: 'Two.', undo: second, toastId: toast('success', 'Two.') });
  takeOffer('cart');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect(currentToasts().map(({ message }) => message)).toEqual(['One.']);
});
