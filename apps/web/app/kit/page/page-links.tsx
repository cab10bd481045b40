import { Link, useSearchParams } from 'react-router';
import classes from './page-links.module.css';

interface Props {
  page: number;
  pages: number;
  /** What the URL holds the page as, where it has several lists. */
  parameter?: string;
  /** Id of the list, for one that does not begin the page. */
  anchor?: string;
}

/** Links to the pages of a list; the page is held in the URL. Nothing when there is only one. */
export function PageLinks({ page, pages, parameter = 'page', anchor }: Props) {
  const [search] = useSearchParams();
  if (pages <= 1) return null;

  function pathOf(target: number): string {
    const next = new URLSearchParams(search);
    if (target === 1) next.delete(parameter);
    else next.set(parameter, String(target));
    return anchor ? `?${next}#${anchor}` : `?${next}`;
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
