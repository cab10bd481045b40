import { describe, expect, it } from 'vitest';
import { fairQueue, halfOfFree } from './fair-queue.ts';

/** Work that ends when it is told to, and what has begun so far. */
function bench(queue: ReturnType<typeof fairQueue>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (key: string, name: string) =>
    queue(key, () => {
      begun.push(name);
      return new Promise<void>((resolve) => void ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, start, end };
}

describe('a fair queue', () => {
  it('gives a place that becomes free to whoever has none, however long the others’ line is', async () => {
    const { begun, start, end } = bench(fairQueue({ width: 2, share: () => 2 }));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void start('a', name);
    void start('b', 'b1');
    void start('c', 'c1');
    expect(begun).toEqual(['a1', 'a2']);
    await end('a1');
    await end('a2');
    await end('b1');
    await end('c1');
    expect(begun.slice(2).sort()).toEqual(['a3', 'a4', 'b1', 'c1']);
    expect(begun.indexOf('c1')).toBeLessThan(begun.indexOf('a4'));
  });

  it('keeps places for others, however many somebody asks for', () => {
    const { begun, start } = bench(fairQueue({ width: 32, share: halfOfFree }));
    for (const network of ['a', 'b', 'c', 'd'])
      for (let one = 0; one < 40; one++) void start(network, `${network}${one}`);
    void start('z', 'z');
    expect(begun.length).toBeLessThan(32);
    expect(begun.at(-1)).toBe('z');
  });

  it('refuses what would wait behind too many, and nobody else', async () => {
    const queue = fairQueue({ width: 1, share: () => 1, waiting: { perKey: 2, inAll: 3 } });
    const { start, begun, end } = bench(queue);
    for (const name of ['a1', 'a2', 'a3']) void start('a', name);
    await expect(start('a', 'a4')).rejects.toMatchObject({ kind: { status: 503 } });
    void start('b', 'b1');
    await expect(start('c', 'c1')).rejects.toMatchObject({ kind: { status: 503 } });
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
    expect(begun.sort()).toEqual(['a1', 'a2', 'a3', 'b1']);
  });
});
