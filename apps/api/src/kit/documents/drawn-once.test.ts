import { expect, it } from 'vitest';
import { drawnOnce } from './drawn-once.ts';

let count = 0;
const draw = () => Promise.resolve(Buffer.from(`${++count}`));
const read = async (shown: unknown) => (await drawnOnce(shown, draw)).toString();

it('draws a file once for all who ask at a time, and anew when it shows something else', async () => {
  expect(await Promise.all([read({ guests: ['Bola'] }), read({ guests: ['Bola'] })])).toEqual(['1', '1']);
  expect(await read({ guests: ['Bola', 'Ade'] })).toBe('2');
  expect(await read({ guests: ['Bola'] })).toBe('1');
});

it('forgets those asked for longest ago, and what could not be drawn', async () => {
  const first = await read('first');
  for (let n = 0; n < 8; n++) await read(n);
  expect(await read('first')).not.toBe(first);
  const fails = () => Promise.reject(new Error('no face'));
  await expect(drawnOnce('broken', fails)).rejects.toThrow('no face');
  expect(await read('broken')).toBe(`${count}`);
});
