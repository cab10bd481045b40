import { listOutfits, type Outfit } from '@adunni/contracts/tryon/outfits';
import { ApiError, callApi } from '../../../kit/api/call-api.ts';

/** What is looked for: of one kind or of all, with these words in its title or its maker’s name. */
export interface Asked {
  kind: 'all' | 'clothes' | 'head';
  words: string;
}
export const EVERYTHING: Asked = { kind: 'all', words: '' };

/** Designs that are loaded, newest first, of so many that there are. */
export interface Designs {
  items: readonly Outfit[];
  total: number;
}

/** More than one screen of any size shows, and few enough to be drawn without a pause. */
const AT_ONCE = 48;

/** A page of what is looked for, from 1. Throws ApiError. */
export const loadDesigns = ({ kind, words }: Asked, page: number, signal?: AbortSignal): Promise<Designs> =>
  callApi(listOutfits, {
    query: { page, limit: AT_ONCE, q: words, ...(kind !== 'all' && { kind }) },
    ...(signal && { signal }),
  });

/** The design of a product; null when it can’t be tried on. Throws ApiError. */
export async function loadDesignOf(product: string): Promise<Outfit | null> {
  try {
    const { items } = await callApi(listOutfits, { query: { product } });
    return items[0] ?? null;
  } catch (error) {
    // What is no id names no product.
    if (error instanceof ApiError && error.status === 400) return null;
    throw error;
  }
}

/** Whether a design is among what is looked for. */
export function isAskedFor({ kind, words }: Asked, { slot, product }: Outfit): boolean {
  if (kind !== 'all' && (slot === 'head') !== (kind === 'head')) return false;
  const sought = words.trim().toLowerCase();
  return [product.title, product.maker.name].some((name) => name.toLowerCase().includes(sought));
}

/** Designs with the next page, without what a design that came in meanwhile has moved from one page to the other. */
export function withMore({ items }: Designs, next: Designs): Designs {
  const known = new Set(items.map(({ _id }) => _id));
  return { items: [...items, ...next.items.filter(({ _id }) => !known.has(_id))], total: next.total };
}
