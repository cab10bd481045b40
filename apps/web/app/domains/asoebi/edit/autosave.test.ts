import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { autosave, type SaveResult, type SaveState } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers when it is told to. */
function slowServer() {
  const sent: { draft: string; version: number; answer: (result: SaveResult) => void }[] = [];
  const states: SaveState[] = [];
  const kept: string[] = [];
  const saver = autosave<string>({
    version: 3,
    send: (draft, version) => new Promise((answer) => sent.push({ draft, version, answer })),
    tell: (state) => states.push(state),
    keep: (draft, version) => kept.push(`${draft} over ${version}`),
    pause: 100,
  });
  const answer = async (result: SaveResult): Promise<void> => {
    sent.at(-1)?.answer(result);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    sent,
    states,
    kept,
    saver,
    answer,
    said: () => sent.map(({ draft, version }) => `${draft} over ${version}`),
  };
}

it('waits until nothing more is written', async () => {
  const { saver, said, answer, states } = slowServer();
  saver.change('a');
  await vi.advanceTimersByTimeAsync(60);
  saver.change('ab');
  await vi.advanceTimersByTimeAsync(99);
  expect(said()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said()).toEqual(['ab over 3']);
  await answer({ saved: 4 });
  expect(states.at(-1)).toBe('saved');
});

it('sends what was written meanwhile after the answer, over its version', async () => {
  const { saver, said, answer, states } = slowServer();
  saver.change('a');
  await vi.advanceTimersByTimeAsync(100);
  saver.change('ab');
  saver.change('abc');
  await vi.advanceTimersByTimeAsync(500);
  expect(said()).toEqual(['a over 3']);
  await answer({ saved: 4 });
  expect(said()).toEqual(['a over 3', 'abc over 4']);
  expect(states).not.toContain('saved');
  await answer({ saved: 5 });
  expect(states.at(-1)).toBe('saved');
});

it('keeps what could not be sent, and sends the latest of it when told to', async () => {
  const { saver, said, answer, states } = slowServer();
  saver.change('a');
  await vi.advanceTimersByTimeAsync(100);
  await answer({ failed: 'failed' });
  expect(states.at(-1)).toBe('failed');
  void saver.flush();
  expect(said()).toEqual(['a over 3', 'a over 3']);
  await answer({ failed: 'refused' });
  saver.change('b');
  await vi.advanceTimersByTimeAsync(100);
  expect(said().at(-1)).toBe('b over 3');
});

it('never writes over what somebody else has changed', async () => {
  const { saver, said, answer, states } = slowServer();
  saver.change('a');
  await vi.advanceTimersByTimeAsync(100);
  await answer({ failed: 'stale' });
  saver.change('b');
  await vi.advanceTimersByTimeAsync(500);
  await saver.flush();
  expect(said()).toEqual(['a over 3']);
  expect(states.at(-1)).toBe('stale');
});

it('keeps all that is not on the server, over the version that is there', async () => {
  const { saver, kept, answer } = slowServer();
  saver.change('a');
  await vi.advanceTimersByTimeAsync(100);
  saver.change('ab');
  expect(kept).toEqual(['a over 3', 'ab over 3']);
  await answer({ saved: 4 });
  expect(kept.at(-1)).toBe('ab over 4');
});
