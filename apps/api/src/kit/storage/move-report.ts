import type { Moved } from './move.ts';

/** Most keys that are written out. */
const SHOWN = 20;

export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** What came of a move, in lines for whoever started it. */
export function sayMoved(moved: Readonly<Moved>, removes: boolean): string[] {
  const { copied, bytes, there, nameless, removed, differing, gone } = moved;
  return [
    `Files copied: ${copied} (${megabytes(bytes)}), already there: ${there}.`,
    ...(removes ? [`Originals deleted, each after its copy was read back: ${removed}.`] : []),
    ...(nameless > 0 ? [`Files that stay on the disk, since nothing in the database names them: ${nameless}.`] : []),
    ...listed('Files that have a newer content in the store, which stays', differing),
    ...listed('Files that the database names and that lie neither on the disk nor in the store', gone),
  ];
}

function listed(what: string, keys: readonly string[]): string[] {
  if (keys.length === 0) return [];
  const rest = keys.length > SHOWN ? [`  and ${keys.length - SHOWN} more`] : [];
  return [`${what}: ${keys.length}`, ...keys.slice(0, SHOWN).map((key) => `  ${key}`), ...rest];
}
