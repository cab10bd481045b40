import { expect, test, vi } from 'vitest';
import { Kept } from './kept.ts';

test('what is used last is kept up to the limit, and made again after that', async () => {
  const kept = new Kept<number>(10, (value) => value);
  const make = vi.fn(async (value: number) => value);
  const get = (name: string, value: number): Promise<number> => kept.getOr(name, () => make(value));
  expect(await get('a', 4)).toBe(4);
  await get('b', 4);
  await get('a', 4);
  expect(make).toHaveBeenCalledTimes(2);
  await get('c', 4);
  await get('a', 4);
  expect(make).toHaveBeenCalledTimes(3);
  await get('b', 4);
  expect(make).toHaveBeenCalledTimes(4);
});

test('what alone is more than the limit is kept until something else comes', async () => {
  const kept = new Kept<number>(10, (value) => value);
  const make = vi.fn(async () => 50);
  await kept.getOr('large', make);
  await kept.getOr('large', make);
  expect(make).toHaveBeenCalledTimes(1);
  await kept.getOr('small', async () => 1);
  await kept.getOr('large', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('nothing is kept of what could not be made', async () => {
  const kept = new Kept<number>(10, (value) => value);
  await expect(kept.getOr('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await kept.getOr('a', async () => 1)).toBe(1);
});
