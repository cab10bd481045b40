import '@mantine/core/styles/Checkbox.css';
import { headingOf } from '@adunni/contracts/columns';
import type { Resource } from '@adunni/contracts/resource';
import { Checkbox } from '@mantine/core';
import { nameOf } from '../shown.tsx';
import classes from './list-cards.module.css';
import type { RowsProps } from './list-screen.tsx';
import { cellOf, shownColumns } from './list-table.tsx';
import { ROW } from './use-row-keys.ts';

/** Rows as cards, for a phone: the first column as heading, the others below it. */
export function ListCards<R extends Resource>(props: RowsProps<R>) {
  const { resource, list, options, hidden, selected, onSelect, canSelect, isLoading, nothing } = props;
  const [first, ...others] = shownColumns(resource, hidden);
  if (list.items.length === 0) return <p className={classes.nothing}>{nothing}</p>;
  return (
    <ul className={classes.cards} aria-busy={isLoading}>
      {list.items.map((row) => (
        <li
          key={row._id}
          className={classes.card}
          data-selected={selected.includes(row) || undefined}
          {...{ [ROW]: row._id }}
        >
          <div className={classes.head}>
            {first && cellOf(props, row, first[0], true)}
            {canSelect && (
              <Checkbox
                size="md"
                aria-label={`Select ${nameOf(resource, row)}`}
                checked={selected.includes(row)}
                onChange={({ currentTarget: { checked } }) =>
                  onSelect(checked ? [...selected, row] : selected.filter((other) => other !== row))
                }
              />
            )}
          </div>
          <dl className={classes.facts}>
            {others.map(([name, column]) => {
              const cell = cellOf(props, row, name, false);
              return cell === '' || cell === null ? null : (
                <div
                  key={name}
                  data-prose={(options.prose as readonly string[] | undefined)?.includes(name) || undefined}
                >
                  <dt>{headingOf(column)}</dt>
                  <dd>{cell}</dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}
