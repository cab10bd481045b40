import { expect, it } from 'vitest';
import { sendLast } from './send-last.ts';

/** A server that answers when it is told to, in any order. */
function slowServer() {
  const calls: { value: number; answer: (error?: Error) => void }[] = [];
  const sender = sendLast<number>(
    (_key, value) =>
      new Promise<void>((resolve, reject) => {
        calls.push({ value, answer: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  return { calls, ...sender };
}

it('sends one at a time and ends at the last value', async () => {
  const { calls, send, isSending } = slowServer();
  const all = [2, 3, 4, 5].map((value) => send('a', value));
  expect(calls.map(({ value }) => value)).toEqual([2]);
  expect(isSending('a')).toBe(true);
  calls[0]?.answer();
  await Promise.resolve();
  await new Promise(setImmediate);
  expect(calls.map(({ value }) => value)).toEqual([2, 5]);
  calls[1]?.answer();
  await Promise.all(all);
  expect(isSending('a')).toBe(false);
});

it('sends other lines meanwhile', () => {
  const { calls, send } = slowServer();
  void send('a', 2);
  void send('b', 3);
  expect(calls.map(({ value }) => value)).toEqual([2, 3]);
});

it('passes on the refusal of the last value only', async () => {
  const { calls, send, settled } = slowServer();
  const first = send('a', 2);
  const second = send('a', 60);
  calls[0]?.answer(new Error('of no interest'));
  await new Promise(setImmediate);
  calls[1]?.answer(new Error('too many'));
  await expect(first).rejects.toThrow('too many');
  await expect(second).rejects.toThrow('too many');
  await settled('a');
  const third = send('a', 3);
  calls[2]?.answer();
  await third;
});
