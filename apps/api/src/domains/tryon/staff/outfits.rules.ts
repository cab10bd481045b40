import { anchorsOf } from '@adunni/contracts/tryon/canvas';
import type { outfits } from '../tables.ts';

type Outfit = typeof outfits.$inferSelect;

/** Whether an outfit has every point and the layers without which it can’t be laid on a body: trousers may be two legs alone. */
export function isComplete(
  { fit, slot, anchors }: Pick<Outfit, 'fit' | 'slot' | 'anchors'>,
  roles: readonly string[],
): boolean {
  const areLegs = slot === 'bottom' && roles.includes('legR') && roles.includes('legL');
  return (roles.includes('body') || areLegs) && anchorsOf(fit).every((name) => name in anchors);
}

/** Whether both name the same points: they are moved, never added or taken away. */
export function hasSameNames(anchors: object, others: object): boolean {
  const [names, wanted] = [Object.keys(anchors).sort(), Object.keys(others).sort()];
  return names.length === wanted.length && names.every((name, index) => name === wanted[index]);
}
