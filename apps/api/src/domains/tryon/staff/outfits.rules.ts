import { anchorsOf } from '@adunni/contracts/tryon/canvas';
import type { outfits } from '../tables.ts';

type Outfit = typeof outfits.$inferSelect;

/** Whether an outfit has every point and the layer without which it can’t be laid on a body. */
export function isComplete({ fit, anchors }: Pick<Outfit, 'fit' | 'anchors'>, roles: readonly string[]): boolean {
  return roles.includes('body') && anchorsOf(fit).every((name) => name in anchors);
}

/** Whether both name the same points: they are moved, never added or taken away. */
export function hasSameNames(anchors: object, others: object): boolean {
  const [names, wanted] = [Object.keys(anchors).sort(), Object.keys(others).sort()];
  return names.length === wanted.length && names.every((name, index) => name === wanted[index]);
}
