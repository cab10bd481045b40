import { expect, it } from 'vitest';
import { LISTED, PLAIN, VIEWED, wayTo } from './paths.ts';

it('leads from one page of a resource to another', () => {
  expect(wayTo(PLAIN.list, 'add')).toBe('add');
  expect(wayTo('add', PLAIN.detail('1'))).toBe('../1');
  expect(wayTo('edit/1', PLAIN.detail('1'))).toBe('../../1');
  expect(wayTo(PLAIN.detail('1'), 'edit/1')).toBe('../edit/1');
  expect(wayTo(VIEWED.list, 'add')).toBe('../add');
  expect(wayTo('add', VIEWED.list)).toBe('../all');
  expect(wayTo(VIEWED.detail('1'), 'edit/1')).toBe('../../edit/1');
  expect(wayTo('edit/1', LISTED.detail('1'))).toBe('../..');
});
