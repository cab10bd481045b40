import { Link, useSearchParams } from 'react-router';
import classes from './page-links.module.css';

/** Links to the pages of a list; the page is held in the URL as `page`. Nothing when there is only one. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const [search] = useSearchParams();
  if (pages <= 1) return null;

  function pathOf(target: number): string {
    const next = new URLSearchParams(search);
    if (target === 1) next.delete('page');
    else next.set('page', String(target));
    return `?${next}`;
  }

  return (
    <nav className={classes.links} aria-label="Pagination">
      {page > 1 ? (
        <Link to={pathOf(page - 1)} rel="prev">
          Previous
        </Link>
      ) : (
        <span />
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <Link to={pathOf(page + 1)} rel="next">
          Next
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
