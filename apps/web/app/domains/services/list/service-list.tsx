import type { ServiceCard as Card, ServiceCategory, ServiceFacets } from '@adunni/contracts/services/services';
import { countOf } from '../../../kit/count-of.ts';
import { ChipRow } from '../../../kit/filters/chip-row.tsx';
import { PillRow } from '../../../kit/filters/pill-row.tsx';
import { countFilters } from '../../../kit/listing/list-address.ts';
import { ListFrame } from '../../../kit/listing/list-frame.tsx';
import { NothingFound } from '../../../kit/listing/nothing-found.tsx';
import { SearchBox } from '../../../kit/listing/search-box.tsx';
import { SortSelect } from '../../../kit/listing/sort-select.tsx';
import { useListNavigation } from '../../../kit/listing/use-list-navigation.ts';
import { useMoney } from '../../../kit/money/use-money.ts';
import { ServiceCard } from '../public/service-card.tsx';
import { chipsOf } from './chips.ts';
import { FilterPanel } from './filter-panel.tsx';
import { hrefOf, type ListState, readListState, SERVICES, toQuery, withFilters } from './list-state.ts';
import classes from './service-list.module.css';

/** Cards that are in sight at once on most screens. */
const EAGER_CARDS = 2;

const SORT_NAMES: Readonly<Record<ListState['sort'], string>> = {
  recommended: 'Recommended',
  soonest: 'Next available',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
  shortest: 'Shortest first',
  rating: 'Top rated',
};

const NOTHING = {
  none: 'No services match your filters',
  hint: 'Try a single word, such as “hem”, “gele” or the name of a town.',
  searchAll: 'Search all services',
  all: 'All services',
};

interface Props {
  title: string;
  description: string;
  state: ListState;
  services: readonly Card[];
  total: number;
  pages: number;
  facets: ServiceFacets;
  categories: readonly ServiceCategory[];
}

/** What makers offer of their time. */
export function ServiceList({ title, description, state, services, total, pages, facets, categories }: Props) {
  const { wanted, isPending, go } = useListNavigation(state, SERVICES, readListState);
  const chips = chipsOf(state, facets, categories, useMoney().text);
  const control = { action: SERVICES.path, query: toQuery(wanted) };
  const filled = categories.filter(({ serviceCount, slug }) => serviceCount > 0 || slug === wanted.category);
  const pills = [{ slug: '', name: 'All services' }, ...filled].map(({ slug, name }) => ({
    label: name,
    to: hrefOf(withFilters(wanted, { category: slug })),
    isOn: wanted.category === slug,
    isCategory: true,
  }));
  return (
    <ListFrame
      title={title}
      lead={description}
      search={
        <SearchBox
          {...control}
          label="Search services"
          placeholder="Hem, gele, a maker or a town…"
          onSearch={(q) => go(withFilters(wanted, { q }))}
        />
      }
      pills={<PillRow label="Categories" pills={pills} />}
      filters={<FilterPanel state={wanted} facets={facets} onGo={go} />}
      active={countFilters(chips)}
      label="Services"
      found={countOf(total, 'service')}
      sort={
        total > 0 && (
          <SortSelect
            {...control}
            value={wanted.sort}
            names={SORT_NAMES}
            onSort={(sort) => go(withFilters(wanted, { sort }))}
          />
        )
      }
      chips={<ChipRow chips={chips} address={SERVICES} />}
      isPending={isPending}
      page={state.page}
      pages={pages}
    >
      {services.length === 0 ? (
        <NothingFound q={state.q} chips={chips} address={SERVICES} words={NOTHING} categories={filled} />
      ) : (
        <div className={classes.services}>
          {services.map((service, index) => (
            <ServiceCard key={service._id} service={service} eager={index < EAGER_CARDS} />
          ))}
        </div>
      )}
    </ListFrame>
  );
}
