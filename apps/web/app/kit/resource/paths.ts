/** Where the pages of a resource lie, below a path of their own; adding is at `add`, changing at `edit/:id`. */
export interface Paths {
  list: string;
  /** Without details of its own, what was written shows in the list. */
  detail: (id: string) => string;
}

/** `/coupons`, `/coupons/add`, `/coupons/edit/1`, `/coupons/1`. */
export const PLAIN: Paths = { list: '', detail: (id) => id };
/** `/category/all`, `/category/add`, `/category/edit/1`, `/category/view/1`. */
export const VIEWED: Paths = { list: 'all', detail: (id) => `view/${id}` };
/** Without details: `/features`, `/features/add`, `/features/edit/1`. */
export const LISTED: Paths = { list: '', detail: () => '' };

const depthOf = (path: string): number => path.split('/').filter(Boolean).length;

/** The way from one page of a resource to another, relative to the first: from `edit/1` to `1` it is `../../1`. */
export const relativePath = (from: string, to: string): string =>
  [...Array.from({ length: depthOf(from) }, () => '..'), to].filter(Boolean).join('/');
