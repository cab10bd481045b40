import type { ServiceCard as Card, ServiceCategory, ServiceFacets } from '@adunni/contracts/services';
import { SERVICE_SORTS } from '@adunni/contracts/services';
import type { FormEvent } from 'react';
import { Link, useNavigate, useNavigation } from 'react-router';
import { countOf } from '../../../kit/count-of.ts';
import { FilterButton } from '../../../kit/filters/filter-button.tsx';
import { HiddenFields } from '../../../kit/filters/hidden-fields.tsx';
import { PageLinks } from '../../../kit/page-links.tsx';
import { chipsOf } from './chips.ts';
import { FilterPanel } from './filter-panel.tsx';
import { hrefOf, type ListState, readListState, toQuery, WHOLE_LIST, withFilters } from './list-state.ts';
import { NothingFound } from './nothing-found.tsx';
import { ServiceCard } from './service-card.tsx';
import classes from './service-list.module.css';

/** Cards that are in sight at once on most screens. */
const EAGER_CARDS = 2;

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

/** Services: what is searched and filtered on one side, the services on the other. */
export function ServiceList({ title, description, state, services, total, pages, facets, categories }: Props) {
  const { wanted, isPending, go } = useListNavigation(state);
  const chips = chipsOf(state, facets);
  const panel = { state: wanted, facets, onGo: go };
  return (
    <main id="main" className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{description}</p>
        <Search state={wanted} onGo={go} />
      </header>
      <Categories state={wanted} categories={categories} />
      <div className={classes.columns}>
        <aside id="filters" className={classes.sidebar} aria-label="Filters">
          <FilterPanel {...panel} />
        </aside>
        <section aria-label="Services" aria-busy={isPending}>
          <div className={classes.bar}>
            <p className={classes.count} role="status">
              {countOf(total, 'service')}
            </p>
            <FilterButton
              active={chips.length}
              found={countOf(total, 'service')}
              isPending={isPending}
              className={classes.open}
            >
              <FilterPanel {...panel} />
            </FilterButton>
            <Sort state={wanted} onGo={go} />
          </div>
          {chips.length > 0 && (
            <ul className={classes.chips} aria-label="Filters in force">
              {chips.map(({ id, label, without }) => (
                <li key={id}>
                  <Link to={hrefOf(without)} preventScrollReset aria-label={`Remove filter ${label}`}>
                    {label} <span aria-hidden="true">×</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <div className={classes.services} data-pending={isPending || undefined}>
            {services.length === 0 ? (
              <NothingFound state={state} chips={chips} categories={categories} />
            ) : (
              services.map((service, index) => (
                <ServiceCard key={service._id} service={service} eager={index < EAGER_CARDS} />
              ))
            )}
          </div>
          <PageLinks page={state.page} pages={pages} />
        </section>
      </div>
    </main>
  );
}

/** The state as the visitor left it, which may still be loading; what is shown stays until the rest is there. */
function useListNavigation(current: ListState) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isPending = location?.pathname === '/services';
  const wanted = isPending ? readListState(new URLSearchParams(location.search)) : current;
  const go = (next: ListState): void => void navigate(hrefOf(next), { preventScrollReset: true, flushSync: true });
  return { wanted, isPending, go };
}

interface Control {
  state: ListState;
  onGo: (next: ListState) => void;
}

function Search({ state, onGo }: Control) {
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    onGo(withFilters(state, { q: typeof q === 'string' ? q.trim() : '' }));
  }
  return (
    <search>
      <form action="/services" className={classes.search} onSubmit={onSubmit}>
        <HiddenFields query={toQuery(state)} except={['q']} />
        <input
          key={state.q}
          type="search"
          name="q"
          aria-label="Search services"
          defaultValue={state.q}
          maxLength={120}
          placeholder="Hem, gele, a maker or a town…"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">Search</button>
      </form>
    </search>
  );
}

function Categories({ state, categories }: { state: ListState; categories: readonly ServiceCategory[] }) {
  return (
    <nav aria-label="Categories" className={classes.scroller}>
      <ul className={classes.categories}>
        <li>
          <Link to={hrefOf(withFilters(state, { category: '' }))} aria-current={state.category === '' || undefined}>
            Everything
          </Link>
        </li>
        {categories
          .filter(({ serviceCount, slug }) => serviceCount > 0 || slug === state.category)
          .map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={hrefOf(withFilters(state, { category: slug }))}
                aria-current={state.category === slug || undefined}
                preventScrollReset
              >
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

const SORT_NAMES: Readonly<Record<ListState['sort'], string>> = {
  recommended: 'Our choice',
  soonest: 'Free soonest',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  shortest: 'Shortest',
  rating: 'Best rated',
};

function Sort({ state, onGo }: Control) {
  const change = (value: string): void =>
    onGo(withFilters(state, { sort: SERVICE_SORTS.find((sort) => sort === value) ?? WHOLE_LIST.sort }));
  return (
    <form action="/services">
      <HiddenFields query={toQuery(state)} except={['sort']} />
      <label className={classes.sort}>
        <span>Sort by</span>
        <select name="sort" value={state.sort} onChange={(event) => change(event.target.value)}>
          {SERVICE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_NAMES[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">Sort</button>
      </noscript>
    </form>
  );
}
