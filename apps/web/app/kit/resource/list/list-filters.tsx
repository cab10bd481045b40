import { NativeSelect, TextInput } from '@mantine/core';
import classes from './list-filters.module.css';
import type { ListFilter } from './list-options.ts';
import { useListSearch } from './use-list-search.ts';

/** The filters of a list, each with its name above it; a choice applies at once. */
export function ListFilters({ filters }: { filters: readonly ListFilter[] }) {
  const { search, change } = useListSearch();
  return (
    <div className={classes.filters}>
      {filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={search.get(filter.name) ?? ''}
          onChange={(value) => change({ [filter.name]: value })}
        />
      ))}
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
