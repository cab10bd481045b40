import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { LENGTHS } from '../../measurements/testing.ts';
import { draftFile, draftPattern, inTurn } from './drafter.ts';

const order = { draft: 'buba', fit: 'regular', figure: 'woman', values: LENGTHS, reference: '' } as const;

/** Processes that draft for this one. */
const drafters = (): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('draft.process.ts'))
    .map((line) => Number.parseInt(line, 10));

it('drafts in a process of its own, which stays for what follows', async () => {
  await inTurn('a', () => draftPattern(order));
  const [first, ...others] = drafters();
  expect(others).toEqual([]);
  expect((await inTurn('a', () => draftFile(order, 'dxf'))).toString()).toContain('Buba, regular fit. Units: mm');
  expect(drafters()).toEqual([first]);
});

it('says what broke, and drafts the next', async () => {
  await expect(inTurn('a', () => draftPattern({ ...order, draft: 'toga' as never }))).rejects.toThrow('name');
  expect(await inTurn('a', () => draftPattern(order))).toHaveProperty('pattern');
});

it('begins another process once one has ended', async () => {
  const [before] = drafters();
  const broken = inTurn('a', () => {
    process.kill(before ?? 0, 'SIGKILL');
    return draftPattern(order);
  });
  await expect(broken).rejects.toThrow();
  expect(await inTurn('a', () => draftPattern(order))).toHaveProperty('pattern');
  expect(drafters()).not.toContain(before);
});
