import { ORDER_FILTERS } from '@adunni/contracts/orders/orders';
import { readLine, readPage } from '../../kit/listing/read-address.ts';

export type Filter = (typeof ORDER_FILTERS)[number];

/** The longest search that the API takes. */
export const LONGEST_SEARCH = 80;
const LIMIT = 10;

export const filterOf = (text: string | null): Filter => ORDER_FILTERS.find((filter) => filter === text) ?? 'all';

/** What the list of orders asks for, of its address; what makes no sense there is left out. */
export const ordersQuery = (search: URLSearchParams) => ({
  filter: filterOf(search.get('filter')),
  q: readLine(search.get('q'), LONGEST_SEARCH),
  page: readPage(search.get('page')),
  limit: LIMIT,
});
