import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';

/** What the studio opens with: where it comes from, and what it is drawn from, which is checked before it is drawn. */
export type Opening =
  | { from: 'start'; name: string; recipe: string }
  | { from: 'product'; name: string; recipe: RecipePart }
  | { from: 'link'; fragment: string }
  | { from: 'shared'; token: string }
  | { from: 'gallery'; id: string }
  /** With `asks`, one comes back from logging in to ask makers. */
  | { from: 'saved'; id: string; asks?: true }
  | { from: 'account'; id: string };

/** Where a design of this device is opened; with `asks`, to ask makers for it. */
export const savedPath = (id: string, asks = false): string => `/design#saved=${id}${asks ? '&ask' : ''}`;

/** What an address opens that the server does not look at. */
export function openingOf(hash: string, search: string): Opening | null {
  if (/^#d=/.test(hash)) return { from: 'link', fragment: hash };
  const [, id, asks] = /^#saved=([\w-]{1,60})(&ask)?$/.exec(hash) ?? [];
  if (id) return { from: 'saved', id, ...(asks && { asks: true }) };
  const asked = new URLSearchParams(search);
  const token = asked.get('shared');
  if (token) return { from: 'shared', token };
  const published = asked.get('gallery');
  if (published) return { from: 'gallery', id: published };
  const account = asked.get('design');
  return account ? { from: 'account', id: account } : null;
}
