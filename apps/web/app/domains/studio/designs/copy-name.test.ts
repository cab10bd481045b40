import { DESIGN_NAME } from '@adunni/contracts/studio/designs';
import { expect, it } from 'vitest';
import { copyName } from './copy-name.ts';

it('says that it is a copy, in no more letters than a name has', () => {
  expect(copyName('Owambe agbada')).toBe('Owambe agbada (copy)');
  expect(copyName('x'.repeat(DESIGN_NAME))).toHaveLength(DESIGN_NAME);
});
