import type { Column } from '@adunni/contracts/columns';
import type { Resource } from '@adunni/contracts/resource';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ScrollRegion } from '../../table/scroll-region.tsx';
import { PLAIN, relativePath } from '../paths.ts';
import { isNoWrap, isNumeric, nameOf, shown } from '../shown.tsx';
import { ColumnHead } from './column-head.tsx';
import type { RowOf } from './list-options.ts';
import type { RowsProps } from './list-screen.tsx';
import classes from './list-table.module.css';
import { SelectAll, useSelection } from './selection.tsx';
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
  const { resource, options, list, hidden, selected, canSelect, isLoading, nothing } = props;
  const select = useSelection(props);
  const columns = shownColumns(resource, hidden).map(([name, column]) => {
    const isNumber = isNumeric(column) || has(options.numeric, name);
    // A cell of a page’s own may say more than a number or a day, and breaks its lines where it has to.
    const isOneLine = !(options.cells && name in options.cells) && (isNumber || isNoWrap(column));
    const marks = {
      'data-number': isNumber || undefined,
      'data-one-line': isOneLine || has(options.noWrap, name) || undefined,
    };
    return { name, column, marks };
  });
  if (list.items.length === 0) return <p className={classes.nothing}>{nothing}</p>;
  return (
    <ScrollRegion label={options.title}>
      <table className={classes.table} aria-busy={isLoading}>
        <thead>
          <tr>
            {canSelect && (
              <th className={classes.choice}>
                <SelectAll name={`Select all ${resource.many} on this page`} {...select.all} />
              </th>
            )}
            {columns.map(({ name, column, marks }) => (
              <ColumnHead key={name} resource={resource} name={name} column={column} isNumber={marks['data-number']} />
            ))}
          </tr>
        </thead>
        <tbody>
          {list.items.map((row) => (
            <tr key={row._id} data-selected={selected.includes(row) || undefined} {...{ [ROW]: row._id }}>
              {canSelect && (
                <td className={classes.choice}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`Select ${nameOf(resource, row)}`}
                      checked={selected.includes(row)}
                      onChange={({ currentTarget, nativeEvent }) =>
                        select.one(row, currentTarget.checked, (nativeEvent as MouseEvent).shiftKey)
                      }
                    />
                  </label>
                </td>
              )}
              {columns.map(({ name, marks }, index) => (
                <td key={name} {...marks}>
                  {cellOf(props, row, name, index === 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
