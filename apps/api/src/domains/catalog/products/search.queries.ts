import { isStaff, type Role } from '@adunni/contracts/roles';
import { RESULTS_PER_KIND, type SearchResult } from '@adunni/contracts/search/search';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { inArea, pathOf } from '../../notifications/rules.ts';
import { ownWorkshop, type Searcher } from '../../search/queries.ts';
import { isCommission } from '../commissions/queries.ts';

/** Most products of those that have the words that are looked at for the best. */
const MAX_WEIGHED = 100;

/** Products by their title and words: to staff all, to makers their own. */
export async function findProducts(db: Db | Tx, seeker: Searcher, q: string): Promise<SearchResult[]> {
  const everything = isStaff(seeker.role);
  const isListed = sql`not ${isCommission(sql`products.id`)}`;
  const scope = everything ? isListed : sql`maker_id = ${ownWorkshop(seeker)} and ${isListed}`;
  // Titles that begin so come first, then those that hold it; the words of the shop’s own search, which forgives
  // typing, fill the rest.
  const { rows } = await db.execute<{ id: string; title: string; status: string; maker: string }>(sql`
    with begun as (
      select id, 0 as place from products
      where search_fold(title) collate "C" like nullif(search_fold(${q}), '') || '%' and ${scope}
      order by search_fold(title) collate "C" limit ${RESULTS_PER_KIND}),
    worded as (
      select id, 2 - (search_fold(title) like '%' || search_fold(${q}) || '%')::int as place from products
      where search @@ (select search_query(${q})) and ${scope} limit ${MAX_WEIGHED}),
    found as (select id, min(place) as place from (table begun union all table worded) either group by id)
    select p.id, p.title, p.status, m.name as maker
    from found join products p on p.id = found.id join makers m on m.id = p.maker_id
    order by found.place, p.title, p.id limit ${RESULTS_PER_KIND}`);
  return rows.map(({ id, title, status, maker }) => ({
    kind: 'product',
    _id: id,
    title,
    detail: everything ? `${maker} · ${status}` : status,
    path: productPath(id, seeker.role),
  }));
}

/** The editor of a product; a Tailor’s area has none, so theirs is the page of the shop. */
const productPath = (productId: string, role: Role): string =>
  role === 'Tailor' ? `/products/${productId}` : pathOf(inArea(`/products/edit/${productId}`), role);
