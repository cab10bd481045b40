import '@mantine/core/styles/Pagination.css';
import type { Resource } from '@adunni/contracts/resource';
import { Pagination } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import type { LoadedList } from '../resource-calls.ts';
import classes from './list-place.module.css';
import { useListSearch } from './use-list-search.ts';

interface Props {
  list: LoadedList<Resource>;
  resource: Resource;
}

const NUMBER = new Intl.NumberFormat('en-GB');

/** How many rows there are, in words: `24 orders`, `10,000+ orders`. */
export const countOf = ({ total, isCapped }: LoadedList<Resource>, { one, many }: Resource): string =>
  `${NUMBER.format(total)}${isCapped ? '+' : ''} ${total === 1 ? one : many}`;

/** How many there are and the way on: by page numbers, or row by row where a list is too long to number its pages. */
export function ListPlace({ list, resource }: Props) {
  const { changed } = useListSearch();
  const navigate = useNavigate();
  const { total, isCapped, page, limit, next, previous, items } = list;
  if (items.length === 0 && !previous) return null;
  const pages = Math.ceil(total / limit);
  return (
    <nav className={classes.place} aria-label="Pagination">
      <p aria-live="polite">{countOf(list, resource)}</p>
      {isCapped ? (
        <div className={classes.ways}>
          {previous && <Link to={`?${changed({})}`}>First</Link>}
          {previous && (
            <Link to={`?${changed({ before: previous })}`} rel="prev">
              Previous
            </Link>
          )}
          {next && (
            <Link to={`?${changed({ after: next })}`} rel="next">
              Next
            </Link>
          )}
        </div>
      ) : (
        pages > 1 && (
          <Pagination
            value={page}
            total={pages}
            onChange={(to) => navigate(`?${changed({ page: to === 1 ? '' : String(to) })}`)}
            getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
            getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
          />
        )
      )}
    </nav>
  );
}
