import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import { headingOf, statusesOf } from '@adunni/contracts/columns';
import type { Resource } from '@adunni/contracts/resource';
import { Button, Checkbox, Popover, Select, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { messageOf, request } from '../../api/call-api.ts';
import { saveFile } from '../../save-file.ts';
import { toast } from '../../toasts.ts';
import { statusChoices } from '../form/choices.ts';
import { hideColumns } from './hidden-columns.ts';
import type { ListFilter } from './list-options.ts';
import type { ListProps } from './list-screen.tsx';
import classes from './list-tools.module.css';
import { activeFilters, useListSearch } from './use-list-search.ts';

const TYPING_MS = 300;
/** More filters than these are folded away on a phone, where they would fill the screen. */
const MAX_FILTERS = 4;

interface Props<R extends Resource> extends ListProps<R> {
  screen: string;
  onHide: (columns: string[]) => void;
}

/** Search, filters, choice of columns and export of a list. */
export function ListTools<R extends Resource>(props: Props<R>) {
  const { resource, options } = props;
  const { search, change } = useListSearch();
  const [words, setWords] = useState(search.get('q') ?? '');
  const look = useDebouncedCallback((q: string) => change({ q: q.trim() }), TYPING_MS);

  function clear(): void {
    setWords('');
    change(Object.fromEntries(activeFilters(search).map((name) => [name, ''])));
  }

  return (
    <search className={classes.tools}>
      <TextInput
        type="search"
        className={classes.words}
        aria-label={options.searchLabel ?? `Search ${resource.many}`}
        placeholder={options.searchLabel ?? `Search ${resource.many}`}
        maxLength={120}
        value={words}
        onChange={({ currentTarget: { value } }) => {
          setWords(value);
          look(value);
        }}
      />
      <Filters filters={(options.filters ?? []).map((filter) => filterOf(resource, filter))} />
      {activeFilters(search).length > 0 && (
        <Button variant="subtle" onClick={clear}>
          Clear
        </Button>
      )}
      <div className={classes.end}>
        <ColumnChoice {...props} />
        <ExportButton resource={resource} search={search} />
      </div>
    </search>
  );
}

/** A filter, or that by the statuses of a column. */
function filterOf({ columns }: Resource, filter: string | ListFilter): ListFilter {
  if (typeof filter !== 'string') return filter;
  const column = columns[filter] ?? filter;
  return { name: filter, label: headingOf(column), options: statusChoices(statusesOf(column) ?? {}) };
}

/** The filters; on a phone many of them wait behind a button that tells how many are in use. */
function Filters({ filters }: { filters: readonly ListFilter[] }) {
  const { search, change } = useListSearch();
  const [isUnfolded, setUnfolded] = useState(false);
  const isLong = filters.length > MAX_FILTERS;
  const inUse = filters.filter(({ name }) => search.has(name)).length;
  return (
    <>
      {isLong && (
        <div className={classes.unfold}>
          <Button variant="default" fullWidth aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {inUse > 0 ? `Filters (${inUse})` : 'Filters'}
          </Button>
        </div>
      )}
      <div className={classes.filters} data-folded={(isLong && !isUnfolded) || undefined}>
        {filters.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            value={search.get(filter.name)}
            onChange={(value) => change({ [filter.name]: value })}
          />
        ))}
      </div>
    </>
  );
}

function FilterField(props: { filter: ListFilter; value: string | null; onChange: (value: string) => void }) {
  const { filter, value, onChange } = props;
  if (!filter.options)
    return (
      <TextInput
        type="date"
        className={classes.filter}
        aria-label={filter.label}
        description={filter.label}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <Select
      className={classes.filter}
      aria-label={filter.label}
      placeholder={filter.label}
      data={filter.options}
      value={value}
      onChange={(chosen) => onChange(chosen ?? '')}
      clearable
      searchable={filter.options.length > 8}
    />
  );
}

function ColumnChoice<R extends Resource>({ resource, screen, hidden, onHide }: Props<R>) {
  function choose(column: string, isShown: boolean): void {
    const next = isShown ? hidden.filter((other) => other !== column) : [...hidden, column];
    onHide(next);
    hideColumns(screen, next).catch((error) =>
      toast('warning', messageOf(error, 'Your choice of columns could not be saved.')),
    );
  }

  return (
    <Popover position="bottom-end" withinPortal trapFocus>
      <Popover.Target>
        <Button variant="default">Columns</Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          {Object.entries(resource.columns)
            .slice(1)
            .map(([name, column]) => (
              <Checkbox
                key={name}
                label={headingOf(column)}
                checked={!hidden.includes(name)}
                onChange={({ currentTarget }) => choose(name, currentTarget.checked)}
              />
            ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function ExportButton({ resource, search }: { resource: Resource; search: URLSearchParams }) {
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    const { page: _, limit, after, before, ...query } = Object.fromEntries(search);
    try {
      await saveFile(await request(resource.export, { query }), `${resource.many.replaceAll(' ', '-')}.csv`);
    } catch (error) {
      toast('error', messageOf(error, 'The export could not be made. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="default" loading={busy} onClick={save}>
      Export CSV
    </Button>
  );
}
