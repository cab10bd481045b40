import { expect, it } from 'vitest';
import { LISTED, PLAIN, relativePath, VIEWED } from './paths.ts';

it('leads from one page of a resource to another', () => {
  expect(relativePath(PLAIN.list, 'add')).toBe('add');
  expect(relativePath('add', PLAIN.detail('1'))).toBe('../1');
  expect(relativePath('edit/1', PLAIN.detail('1'))).toBe('../../1');
  expect(relativePath(PLAIN.detail('1'), 'edit/1')).toBe('../edit/1');
  expect(relativePath(VIEWED.list, 'add')).toBe('../add');
  expect(relativePath('add', VIEWED.list)).toBe('../all');
  expect(relativePath(VIEWED.detail('1'), 'edit/1')).toBe('../../edit/1');
  expect(relativePath('edit/1', LISTED.detail('1'))).toBe('../..');
});
