import 'mantine-datatable/styles.layer.css';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Checkbox.css';
import type { Resource } from '@adunni/contracts/resource';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListOptions, RowOf } from './list-options.ts';
import type { RowsProps } from './list-screen.tsx';
import classes from './list-table.module.css';
import { useListSearch } from './use-list-search.ts';

/** What a column shows of a row; the first column leads to the row’s page. */
export function cellOf<R extends Resource>(
  { cells = {}, open }: ListOptions<R>,
  row: RowOf<R>,
  column: string,
  isFirst: boolean,
): ReactNode {
  const cell = (cells as Record<string, (of: RowOf<R>) => ReactNode>)[column];
  const value = (row as Record<string, unknown>)[column];
  const shown = cell ? cell(row) : value === null || value === undefined ? '' : String(value);
  if (!isFirst || !open) return shown;
  return (
    <Link to={open(row)} relative="path" className={classes.open}>
      {shown}
    </Link>
  );
}

/** Columns of a resource that are shown, in their order, with their headings. */
export const shownColumns = ({ columns }: Resource, hidden: readonly string[]): [column: string, heading: string][] =>
  Object.entries(columns).filter(([column], index) => index === 0 || !hidden.includes(column));

const has = (columns: readonly string[] = [], column: string): boolean => columns.includes(column);

/** Rows as a table with headings to sort by. */
export function ListTable<R extends Resource>(props: RowsProps<R>) {
  const { resource, options, list, hidden, selected, onSelect, canSelect, isLoading, nothing } = props;
  const { search, change } = useListSearch();
  const sort = search.get('sort') ?? resource.sorts[0];
  const sortable = resource.sorts.map((field) => field.replace('-', ''));
  const columns = shownColumns(resource, hidden).map(([column, title], index): DataTableColumn<RowOf<R>> => {
    const isNumeric = has(options.numeric, column);
    return {
      accessor: column as never,
      title,
      sortable: sortable.includes(column),
      ...(isNumeric && { textAlign: 'right' as const }),
      ...((isNumeric || has(options.whole, column)) && { cellsClassName: classes.whole ?? '' }),
      render: (row) => cellOf(options, row, column, index === 0),
    };
  });
  return (
    <DataTable<RowOf<R>>
      className={classes.table}
      idAccessor="_id"
      columns={columns}
      records={list.items}
      fetching={isLoading}
      minHeight={list.items.length === 0 ? 220 : 0}
      emptyState={<p className={classes.nothing}>{nothing}</p>}
      verticalSpacing="xs"
      highlightOnHover
      sortStatus={{ columnAccessor: sort.replace('-', ''), direction: sort.startsWith('-') ? 'desc' : 'asc' }}
      onSortStatusChange={({ columnAccessor, direction }) =>
        change({ sort: `${direction === 'desc' ? '-' : ''}${String(columnAccessor)}` })
      }
      {...(canSelect && {
        selectedRecords: selected,
        onSelectedRecordsChange: onSelect,
        allRecordsSelectionCheckboxProps: { 'aria-label': `Choose all ${resource.many} on this page` },
        getRecordSelectionCheckboxProps: (row: RowOf<R>) => ({ 'aria-label': `Choose ${nameOf(resource, row)}` }),
      })}
    />
  );
}

/** What a row is called in sentences: its first column. */
export const nameOf = <R extends Resource>({ columns, one }: R, row: RowOf<R>): string =>
  String((row as Record<string, unknown>)[Object.keys(columns)[0] ?? '_id'] ?? one);
