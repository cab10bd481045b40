import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ListFilter } from '../list-options.ts';
import { useListSearch } from '../use-list-search.ts';
import { firstFilters } from './first-filters.ts';
import classes from './list-filters.module.css';

/** As many as fit into one row at a desk, with the button for the others. */
const IN_A_ROW = 6;

interface Props {
  filters: readonly ListFilter[];
  /** Whether only the first and those in use are shown until the others are asked for. */
  isFolded: boolean;
}

/** The filters of a list, each with its name above it; a choice applies at once. */
export function ListFilters({ filters, isFolded }: Props) {
  const { search, change } = useListSearch();
  const [showsAll, setShowsAll] = useState(false);
  const first = firstFilters(filters, IN_A_ROW, search);
  const others = isFolded ? filters.length - first.length : 0;
  const shown = others > 0 && !showsAll ? first : filters;
  return (
    <div className={classes.filters}>
      {shown.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={search.get(filter.name) ?? ''}
          onChange={(value) => change({ [filter.name]: value })}
        />
      ))}
      {others > 0 && (
        <Button
          variant="subtle"
          className={classes.more}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Fewer filters' : 'More filters'}
        </Button>
      )}
    </div>
  );
}

interface FieldProps {
  filter: ListFilter;
  value: string;
  onChange: (value: string) => void;
}

/** The browser’s own select: a list has a dozen filters, and these cost nothing until one is opened. */
function FilterField({ filter: { label, options, all = 'All' }, value, onChange }: FieldProps) {
  if (!options)
    return (
      <TextInput
        type="date"
        className={classes.filter}
        label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <NativeSelect
      className={classes.filter}
      label={label}
      data={[{ value: '', label: all }, ...options]}
      value={value}
      data-in-use={value !== '' || undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
