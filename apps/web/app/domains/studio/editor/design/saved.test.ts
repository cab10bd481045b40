import { GARMENTS } from '@adunni/garment-art/recipes/choices';
import { beforeEach, expect, it, vi } from 'vitest';
import { forget, noteKept, readOne, readSaved, save } from './saved.ts';

const { start } = GARMENTS.boubou;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('keeps designs, the one that was changed last first', () => {
  save({ id: 'a', at: 1, name: 'First', recipe: start });
  save({ id: 'b', at: 2, name: 'Second', recipe: start });
  save({ id: 'a', at: 3, name: 'First again', recipe: start });
  expect(readSaved().map(({ name }) => name)).toEqual(['First again', 'Second']);
  forget('a');
  forget('b');
  expect([readSaved(), kept.size]).toEqual([[], 0]);
});

it('leaves out what can’t be drawn or shown, whoever wrote it', () => {
  const good = { id: 'a', at: 1, name: 'Good', recipe: start, picture: 'javascript:alert(1)' };
  kept.set('adunni.designs', JSON.stringify([good, { ...good, id: 'b', recipe: { garment: 'toga' } }, null, 5, 'x']));
  expect(readSaved()).toEqual([{ id: 'a', at: 1, name: 'Good', recipe: start }]);
  for (const text of ['{', '{}', 'null', '"x"']) {
    kept.set('adunni.designs', text);
    expect(readSaved()).toEqual([]);
  }
});

it('names only what an address can open', () => {
  const good = { id: 'a', at: 1, name: '', recipe: start };
  kept.set('adunni.designs', JSON.stringify(['', 'a b', '../a', 'x'.repeat(61)].map((id) => ({ ...good, id }))));
  expect(readSaved()).toEqual([]);
});

it('notes what the account has, of designs that are here', () => {
  save({ id: 'a', at: 1, name: 'First', recipe: start, version: 1, isAhead: true });
  expect(readOne('a')).toMatchObject({ version: 1, isAhead: true });
  noteKept('a', 2, true);
  expect(readOne('a')).toMatchObject({ version: 2, isAhead: true });
  noteKept('a', 3, false);
  expect(readOne('a')).toEqual({ id: 'a', at: 1, name: 'First', recipe: start, version: 3 });
  forget('a');
  noteKept('a', 4, false);
  expect([readOne('a'), kept.size]).toEqual([null, 0]);
});

it('leaves what it can’t read where it is, and says where nothing is kept', () => {
  const strange = { id: 'later', at: 5, name: 'Of a newer studio', recipe: { garment: 'cape' } };
  kept.set('adunni.designs', JSON.stringify([strange]));
  expect(save({ id: 'a', at: 6, name: 'Mine', recipe: start })).toBe(true);
  expect(JSON.parse(kept.get('adunni.designs') ?? '')[1]).toEqual(strange);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  expect(save({ id: 'b', at: 7, name: 'Lost', recipe: start })).toBe(false);
  expect(readOne('b')?.name).toBe('Lost');
});
