import type { LoadedList } from '../resource-calls.ts';

/** The rows of a list that its page showed, so that the pages of its records lead on to one another. */
export interface Queue {
  /** Path of the resource’s calls, by which a page knows its own. */
  path: string;
  /** Search, filters and order of the list, without the place in it. */
  query: Record<string, string>;
  ids: string[];
  /** Numbers of the first and the last page of the list that `ids` come from. */
  first: number;
  last: number;
  limit: number;
  /** How many rows the list had when it was opened. */
  total: number;
  /** Whether it goes on behind `last`. */
  goesOn: boolean;
}

type Page = Pick<LoadedList<never>, 'page' | 'limit' | 'total' | 'isCapped' | 'next'> & {
  items: readonly { _id: string }[];
};

/** The queue that a page of a list begins; null where pages have no numbers, since a queue goes on by these. */
export function queueOf(path: string, list: Page, search: URLSearchParams): Queue | null {
  const { page: _, after, before, ...query } = Object.fromEntries(search);
  if (after || before) return null;
  const { page, limit, total, next } = list;
  return {
    path,
    query,
    ids: list.items.map(({ _id }) => _id),
    first: page,
    last: page,
    limit,
    total,
    goesOn: next !== null,
  };
}

/** The queue that a page was opened from, out of the state of its address. */
export function queueIn(state: unknown, path: string): Queue | null {
  const queue = (state as { queue?: Queue } | null)?.queue;
  return queue?.path === path ? queue : null;
}

/** How the list or calendar stood that a page was opened from: `?status=paid`, out of the state of its address. */
export function searchBack(state: unknown): string {
  const { queue, back } = (state ?? {}) as { queue?: Queue; back?: string };
  const search = queue ? new URLSearchParams(queue.query).toString() : '';
  return back ?? (search && `?${search}`);
}

/** Which of the list’s rows an id is, from 1. */
export const placeIn = ({ ids, first, limit }: Queue, id: string): number => (first - 1) * limit + ids.indexOf(id) + 1;

/** Whether nothing comes after an id: it is the last row of the last page. */
export const isLastIn = ({ ids, goesOn }: Queue, id: string): boolean => !goesOn && ids.at(-1) === id;

/**
 * The queue with what follows it, or goes before it, when it has nothing there yet. Rows that were worked on may have left
 * the list meanwhile, so its last page is read anew before the one behind it.
 */
export async function widen(queue: Queue, by: 1 | -1, load: (page: number) => Promise<Page>): Promise<Queue> {
  const { ids } = queue;
  const unseen = ({ items }: Page): string[] => items.map(({ _id }) => _id).filter((id) => !ids.includes(id));
  if (by < 0) {
    if (queue.first === 1) return queue;
    const page = queue.first - 1;
    return { ...queue, ids: [...unseen(await load(page)), ...ids], first: page };
  }
  for (let page = queue.last; ; page += 1) {
    const list = await load(page);
    const further = unseen(list);
    const goesOn = list.next !== null;
    if (further.length > 0) return { ...queue, ids: [...ids, ...further], last: page, goesOn };
    if (!goesOn) return { ...queue, goesOn };
  }
}
