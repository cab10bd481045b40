import { BRAND } from '@adunni/contracts/brand';
import { listOpenings } from '@adunni/contracts/careers/openings';
import { Link } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { CAREERS } from '../address.ts';
import type { Route } from './+types/careers.page.ts';
import classes from './careers.module.css';
import { FilterForm } from './filter-form.tsx';
import { OpeningList } from './opening-list.tsx';
import { addressOf, filterQuery, readFilters } from './read-filters.ts';
import { Working } from './working.tsx';

export const handle = { parameters: ['team', 'kind', 'place'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const found = await context.get(pageApi)(listOpenings, { query: filterQuery(filters) });
  return { filters, ...found };
}

/** Where programs that read feeds find the positions. */
const FEED_LINK = {
  ...{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml' },
  ...{ title: `Open positions at ${BRAND.name}`, href: '/careers/feed.xml' },
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta({
    origin: originOf(matches),
    title: 'Careers',
    description: `Open positions at ${BRAND.name}, and what it is like to work with makers in Nigeria and customers everywhere.`,
    path: loaderData ? addressOf(loaderData.filters) : CAREERS,
  }),
  FEED_LINK,
];

/** The company as an employer: how we work, and what is open. */
export default function CareersPage({ loaderData: { filters, items, ...choices } }: Route.ComponentProps) {
  const isFiltered = Object.keys(filterQuery(filters)).length > 0;
  return (
    <main id="main" className={reading.page}>
      <header className={reading.head}>
        <h1>Careers</h1>
        <p className={classes.lead}>
          We help people get clothes that fit, from makers they can trust. The work is cloth and code, patience and
          deadlines, and there is always somebody’s wedding on Saturday.
        </p>
      </header>
      <section aria-labelledby="open" className={classes.open}>
        <h2 id="open">Open positions</h2>
        {(items.length > 0 || isFiltered) && <FilterForm filters={filters} choices={choices} />}
        {items.length > 0 && (
          <p className={classes.count} role="status">
            {countOf(items.length, 'position')}
          </p>
        )}
        {items.length === 0 && isFiltered && (
          <p>
            No positions match your filters. <Link to={CAREERS}>Show all positions</Link>
          </p>
        )}
        {items.length === 0 && !isFiltered && (
          <p>
            Nothing is open right now. Positions are posted here first; you can also{' '}
            <Link to="/contact">write to us</Link> and tell us what you do.
          </p>
        )}
        <OpeningList openings={items} />
      </section>
      <Working />
    </main>
  );
}
