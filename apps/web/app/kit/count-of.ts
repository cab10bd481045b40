import { grouped } from '@adunni/contracts/formats/grouped';

/** `1 piece`, `24 pieces`, `1,204 pieces`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** A count as a badge shows it: `99+` above 99. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count));
