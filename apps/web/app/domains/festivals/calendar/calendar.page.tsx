import { getFestivalsIcs, listFestivals } from '@adunni/contracts/festivals/festivals';
import { PEOPLES, SEASONS } from '@adunni/contracts/festivals/names';
import { Link } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { FESTIVALS } from '../festival-address.ts';
import type { Route } from './+types/calendar.page.ts';
import classes from './calendar.module.css';
import { FestivalList } from './festival-list.tsx';
import { FilterForm } from './filter-form.tsx';
import { type Filters, filterQuery, placeName, readFilters } from './read-filters.ts';

export const handle = { parameters: ['people', 'place', 'season'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const found = await context.get(pageApi)(listFestivals, { query: filterQuery(filters) });
  return { filters, ...found };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const words = loaderData ? wordsOf(loaderData.filters) : '';
  return pageMeta({
    origin: originOf(matches),
    title: words ? `Festivals: ${words}` : 'Festivals',
    description:
      'Festivals of Nigeria and West Africa: when and where they are held, what people wear, and when to order it.',
    path: loaderData ? `${FESTIVALS}${queryOf(loaderData.filters)}` : FESTIVALS,
    picture: loaderData?.items[0]?.picture ?? null,
  });
}

/** The filters in words: `Igbo, Nigeria`. */
const wordsOf = ({ people, place, season }: Filters): string =>
  [people && PEOPLES[people], placeName(place), season && SEASONS[season].name].filter(Boolean).join(', ');

const queryOf = (filters: Filters): string => {
  const query = new URLSearchParams(filterQuery(filters)).toString();
  return query && `?${query}`;
};

export default function CalendarPage({ loaderData: { filters, items, peoples, places } }: Route.ComponentProps) {
  return (
    <main id="main" className={reading.page}>
      <header className={reading.head}>
        <h1>Festivals</h1>
        <p className={classes.lead}>When and where they are held, what people wear, and when to order it.</p>
      </header>
      <FilterForm filters={filters} choices={{ peoples, places }} />
      <p className={classes.count} role="status">
        {countOf(items.length, 'festival')}
      </p>
      <p className={classes.count}>
        <a href={getFestivalsIcs.path}>Add all dates to your calendar</a>
      </p>
      {items.length === 0 ? (
        <p>
          No festivals match your filters. <Link to={FESTIVALS}>Show all festivals</Link>
        </p>
      ) : (
        <FestivalList festivals={items} />
      )}
    </main>
  );
}
