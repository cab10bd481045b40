import { MEASURING_CATEGORY } from '@adunni/contracts/services/measuring';
import type { Service } from '@adunni/contracts/services/services';

/**
 * Whether saved measurements are asked for: not for a class, nor for an order, which has its own. Where people are
 * measured or try something on, nobody is told that they have none: there they are taken, or were.
 */
export function asksMeasurements(
  { kind, category }: Pick<Service, 'kind' | 'category'>,
  isForOrder: boolean,
  saved: number,
): boolean {
  if (kind === 'class' || isForOrder) return false;
  return category.slug !== MEASURING_CATEGORY || saved > 0;
}
