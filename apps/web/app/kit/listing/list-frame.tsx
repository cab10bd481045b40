import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { FilterButton } from '../filters/filter-button.tsx';
import { PageLinks } from '../page/page-links.tsx';
import classes from './list-frame.module.css';

/** The styles show the sidebar from this width on. */
const NARROW = '(max-width: 61.99em)';

interface Props {
  title: string;
  lead: ReactNode;
  /** What lies above the title. */
  trail?: ReactNode;
  search: ReactNode;
  /** What else a search finds, above the list. */
  beside?: ReactNode;
  /** What is asked for most, above the list. */
  pills: ReactNode;
  /** The filters: beside the list, or in the drawer of a phone. Without, there is nothing to narrow. */
  filters: ReactNode;
  /** How many filters are on. */
  active: number;
  /** What the list is of: `Pieces`. */
  label: string;
  /** What is found now: `24 pieces`. */
  found: string;
  sort: ReactNode;
  chips: ReactNode;
  isPending: boolean;
  page: number;
  pages: number;
  children: ReactNode;
}

/** A public list: what is searched and filtered on one side, what is found on the other. */
export function ListFrame({ title, lead, trail, search, beside, pills, filters, children, ...list }: Props) {
  const { active, label, found, sort, chips, isPending, page, pages } = list;
  // The first rendering has both, for browsers without scripts; later the drawer’s alone follows each tap on a phone.
  const isNarrow = useMediaQuery(NARROW);
  return (
    <main id="main" className={classes.page}>
      <header className={classes.head}>
        {trail}
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {search}
      </header>
      {beside}
      {pills}
      <div className={classes.columns}>
        <aside id="filters" className={classes.sidebar} aria-label="Filters">
          {!isNarrow && filters}
        </aside>
        <section aria-label={label} aria-busy={isPending}>
          <h2 className={classes.label}>{label}</h2>
          <div className={classes.bar}>
            <p className={classes.count} role="status">
              {found}
            </p>
            {filters && (
              <FilterButton active={active} found={found} isPending={isPending} className={classes.open}>
                {filters}
              </FilterButton>
            )}
            {sort}
          </div>
          {chips}
          <div className={classes.found} data-pending={isPending || undefined}>
            {children}
          </div>
          <PageLinks page={page} pages={pages} />
        </section>
      </div>
    </main>
  );
}
