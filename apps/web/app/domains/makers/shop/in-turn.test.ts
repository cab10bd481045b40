import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('begins what changes the shop only when what was asked before is answered, or has failed', async () => {
  const told: string[] = [];
  const first = Promise.withResolvers<string>();
  const done = [
    inTurn(() => first.promise).then((answer) => told.push(answer)),
    inTurn(async () => {
      told.push('second begins');
      throw new Error('refused');
    }).catch(() => told.push('second refused')),
    inTurn(async () => 'third').then((answer) => told.push(answer)),
  ];
  await Promise.resolve();
  expect(told).toEqual([]);
  first.resolve('first');
  await Promise.all(done);
  expect(told).toEqual(['first', 'second begins', 'second refused', 'third']);
});
