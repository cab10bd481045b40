import type { Resource } from '@adunni/contracts/resource';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import { ChipRow } from '../../filters/chip-row.tsx';
import { FilterButton } from '../../filters/filter-button.tsx';
import { countFilters } from '../../listing/list-address.ts';
import { SortSelect } from '../../listing/sort-select.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { ExportButton } from './export-button.tsx';
import { ListFilters } from './filters/list-filters.tsx';
import { filterOf, listChips } from './list-chips.ts';
import { ListMenu } from './list-menu.tsx';
import { countOf } from './list-place.tsx';
import type { ListProps } from './list-screen.tsx';
import { hasOwnOrder, sortNames } from './list-sort.ts';
import classes from './list-tools.module.css';
import { useListSearch } from './use-list-search.ts';

const TYPING_MS = 300;

interface Props<R extends Resource> extends ListProps<R> {
  onHide: (columns: string[]) => void;
  /** Whether this is a phone, where filters fold and headings to sort by are missing. */
  isNarrow: boolean;
}

/** Search, filters, order, choice of columns and export of a list, and below them what narrows it now. */
export function ListTools<R extends Resource>(props: Props<R>) {
  const { resource, options, list, isNarrow } = props;
  const { search, change } = useListSearch();
  const isPending = useNavigation().state === 'loading';
  const filters = (options.filters ?? []).map((filter) => filterOf(resource, filter));
  const chips = listChips(filters, search);
  const names = sortNames(resource);
  const fields = filters.length > 0 && <ListFilters filters={filters} isFolded={!isNarrow} />;
  const order = (
    <SortSelect
      action=""
      query={Object.fromEntries(search)}
      value={search.get('sort') ?? resource.sorts[0]}
      names={names}
      onSort={(sort) => change({ sort: sort === resource.sorts[0] ? '' : sort })}
    />
  );
  return (
    <search className={classes.tools}>
      <div className={classes.bar}>
        {options.searchLabel !== null && <SearchWords label={options.searchLabel ?? `Search ${resource.many}`} />}
        {isNarrow && fields && (
          <FilterButton
            active={countFilters(chips)}
            found={countOf(list, resource)}
            isPending={isPending}
            className={classes.open}
          >
            {fields}
          </FilterButton>
        )}
        {isNarrow ? (
          <ListMenu {...props} search={search} sort={order} />
        ) : (
          <>
            {hasOwnOrder(resource) && order}
            <div className={classes.end}>
              <ColumnChoice {...props} />
              <ExportButton resource={resource} search={search} />
            </div>
          </>
        )}
      </div>
      {!isNarrow && fields}
      <ChipRow chips={chips} address={{ path: `?${cleared(search)}`, hrefOf: (state) => `?${state}` }} />
    </search>
  );
}

/** The list without all that narrows it, in its order. */
function cleared(search: URLSearchParams): URLSearchParams {
  const kept = ['sort', 'view'].flatMap((name) => (search.has(name) ? [[name, search.get(name) ?? '']] : []));
  return new URLSearchParams(kept);
}

/** The words that are searched for; they follow the address when something else changes it. */
function SearchWords({ label }: { label: string }) {
  const { search, change } = useListSearch();
  const asked = search.get('q') ?? '';
  const [words, setWords] = useState(asked);
  const [sent, setSent] = useState(asked);
  const look = useDebouncedCallback((q: string) => {
    setSent(q.trim());
    change({ q: q.trim() });
  }, TYPING_MS);
  const [known, setKnown] = useState(asked);
  if (asked !== known) {
    setKnown(asked);
    if (asked !== sent) {
      setSent(asked);
      setWords(asked);
    }
  }
  return (
    <TextInput
      type="search"
      className={classes.words}
      aria-label={label}
      placeholder={label}
      maxLength={120}
      value={words}
      onChange={({ currentTarget: { value } }) => {
        setWords(value);
        look(value);
      }}
    />
  );
}
