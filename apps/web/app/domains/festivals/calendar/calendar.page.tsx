import { getFestivalsIcs, listFestivals } from '@adunni/contracts/festivals/festivals';
import { PEOPLES, SEASONS } from '@adunni/contracts/festivals/names';
import { Link } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { shopDay } from '../../../kit/dates.ts';
import list from '../../../kit/listing/own-list.module.css';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { FESTIVALS } from '../festival-address.ts';
import type { Route } from './+types/calendar.page.ts';
import classes from './calendar.module.css';
import { FestivalList } from './festival-list.tsx';
import { FilterForm } from './filter-form.tsx';
import { MapView } from './map-view.tsx';
import { openingMonth } from './month.ts';
import { MonthView } from './month-view.tsx';
import { addressOf, type Filters, filterQuery, placeName, readFilters, VIEWS, type View } from './read-filters.ts';

export const handle = { parameters: ['people', 'place', 'season', 'view', 'month'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const found = await context.get(pageApi)(listFestivals, { query: filterQuery(filters) });
  const month = filters.month ?? openingMonth(found.items, shopDay(new Date().toISOString()));
  return { filters, month, ...found };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const words = loaderData ? wordsOf(loaderData.filters) : '';
  return pageMeta({
    origin: originOf(matches),
    title: words ? `Festivals: ${words}` : 'Festivals',
    description:
      'Festivals of Nigeria and West Africa: when and where they are held, what people wear, and when to order it.',
    path: loaderData ? addressOf(loaderData.filters) : FESTIVALS,
    picture: loaderData?.items[0]?.picture ?? null,
  });
}

/** The filters in words: `Igbo, Nigeria`. */
const wordsOf = ({ people, place, season }: Filters): string =>
  [people && PEOPLES[people], placeName(place), season && SEASONS[season].name].filter(Boolean).join(', ');

/** The calendar file of what is shown. */
function calendarOf(filters: Filters): string {
  const query = new URLSearchParams(filterQuery(filters)).toString();
  return query ? `${getFestivalsIcs.path}?${query}` : getFestivalsIcs.path;
}

export default function CalendarPage({ loaderData: { filters, month, items, peoples, places } }: Route.ComponentProps) {
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
      <nav className={list.filters} aria-label="Show as">
        {(Object.keys(VIEWS) as View[]).map((view) => (
          <Link
            key={view}
            to={addressOf({ ...filters, view })}
            preventScrollReset
            aria-current={view === filters.view ? 'page' : undefined}
          >
            {VIEWS[view]}
          </Link>
        ))}
      </nav>
      <p className={classes.count}>
        <a href={calendarOf(filters)}>Add {wordsOf(filters) ? 'these' : 'all'} dates to your calendar</a>
      </p>
      {items.length === 0 ? (
        <p>
          No festivals match your filters.{' '}
          <Link to={addressOf({ ...filters, people: null, place: '', season: null })}>Show all festivals</Link>
        </p>
      ) : (
        <Shown filters={filters} month={month} festivals={items} />
      )}
    </main>
  );
}

interface ShownProps {
  filters: Filters;
  month: string;
  festivals: Route.ComponentProps['loaderData']['items'];
}

function Shown({ filters, month, festivals }: ShownProps) {
  if (filters.view === 'map') return <MapView festivals={festivals} />;
  if (filters.view === 'list') return <FestivalList festivals={festivals} />;
  return <MonthView festivals={festivals} month={month} pathOf={(other) => addressOf({ ...filters, month: other })} />;
}
