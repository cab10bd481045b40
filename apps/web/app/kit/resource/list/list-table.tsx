import 'mantine-datatable/styles.layer.css';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Checkbox.css';
import { type Column, headingOf } from '@adunni/contracts/columns';
import type { Resource } from '@adunni/contracts/resource';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PLAIN, relativePath } from '../paths.ts';
import { isNoWrap, isNumeric, nameOf, shown } from '../shown.tsx';
import type { RowOf } from './list-options.ts';
import type { RowsProps } from './list-screen.tsx';
import classes from './list-table.module.css';
import { useListSearch } from './use-list-search.ts';
import { ROW } from './use-row-keys.ts';

const has = (columns: readonly string[] = [], column: string): boolean => columns.includes(column);

/** What a column shows of a row; the first column and those that are said to lead to the row’s page. */
export function cellOf<R extends Resource>(
  { resource, options, queue }: Pick<RowsProps<R>, 'resource' | 'options' | 'queue'>,
  row: RowOf<R>,
  column: string,
  isFirst: boolean,
): ReactNode {
  const { cells = {}, paths = PLAIN, open = ({ _id }) => relativePath(paths.list, paths.detail(_id)) } = options;
  const cell = (cells as Record<string, (of: RowOf<R>) => ReactNode>)[column];
  const content = cell
    ? cell(row)
    : shown(resource.columns[column] ?? column, (row as Record<string, unknown>)[column]);
  const isLeading = isFirst || has(options.leading, column);
  if (!isLeading || !open || content === '') return content;
  // Whoever goes by keyboard comes to each row once.
  const place = isFirst ? { className: classes.open, 'data-opens': '' } : { className: classes.also, tabIndex: -1 };
  return (
    <Link to={open(row)} relative="path" state={queue && { queue }} {...place}>
      {content}
    </Link>
  );
}

/** Columns of a resource that are shown, in their order, with their headings. */
export const shownColumns = ({ columns }: Resource, hidden: readonly string[]): [name: string, column: Column][] =>
  Object.entries(columns).filter(([name], index) => index === 0 || !hidden.includes(name));

/** Rows as a table with headings to sort by. */
export function ListTable<R extends Resource>(props: RowsProps<R>) {
  const { resource, options, list, hidden, selected, onSelect, canSelect, isLoading, nothing } = props;
  const { search, change } = useListSearch();
  const sort = search.get('sort') ?? resource.sorts[0];
  const sortable = resource.sorts.map((field) => field.replace('-', ''));
  const columns = shownColumns(resource, hidden).map(([name, column], index): DataTableColumn<RowOf<R>> => {
    const toTheRight = isNumeric(column) || has(options.numeric, name);
    // A cell of a page’s own may say more than a number or a day, and breaks its lines where it has to.
    const isOneLine = !(options.cells && name in options.cells) && (toTheRight || isNoWrap(column));
    return {
      accessor: name as never,
      title: headingOf(column),
      sortable: sortable.includes(name),
      ...(toTheRight && { textAlign: 'right' as const }),
      ...((isOneLine || has(options.noWrap, name)) && { cellsClassName: classes.noWrap ?? '' }),
      render: (row) => cellOf(props, row, name, index === 0),
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
      // What it holds stands unseen below rows too, where searching the page finds it.
      emptyState={list.items.length > 0 ? <span /> : <p className={classes.nothing}>{nothing}</p>}
      verticalSpacing="xs"
      highlightOnHover
      customRowAttributes={({ _id }) => ({ [ROW]: _id })}
      sortStatus={{ columnAccessor: sort.replace('-', ''), direction: sort.startsWith('-') ? 'desc' : 'asc' }}
      onSortStatusChange={({ columnAccessor, direction }) =>
        change({ sort: `${direction === 'desc' ? '-' : ''}${String(columnAccessor)}` })
      }
      {...(canSelect && {
        selectedRecords: selected,
        onSelectedRecordsChange: onSelect,
        allRecordsSelectionCheckboxProps: { 'aria-label': `Select all ${resource.many} on this page` },
        getRecordSelectionCheckboxProps: (row: RowOf<R>) => ({ 'aria-label': `Select ${nameOf(resource, row)}` }),
      })}
    />
  );
}
