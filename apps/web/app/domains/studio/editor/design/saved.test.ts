import { GARMENTS } from '@adunni/garment-art/recipes/choices';
import { beforeEach, expect, it, vi } from 'vitest';
import { forget, readSaved, save } from './saved.ts';

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
