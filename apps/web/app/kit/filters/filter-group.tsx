import type { ReactNode } from 'react';
import classes from './filter-group.module.css';

/** One value of a filter as the panel shows it. */
export interface FilterValue {
  value: string;
  label: string;
  count: number;
  hex?: string | undefined;
}

/** One filter of the panel, folded away unless it is among the first or in use. */
export function FilterGroup({ legend, isOpen, children }: { legend: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className={classes.group} open={isOpen}>
      <summary className={classes.summary}>{legend}</summary>
      <fieldset className={classes.fields}>
        <legend className={classes.legend}>{legend}</legend>
        {children}
      </fieldset>
    </details>
  );
}

const LISTS = { row: 'rows', button: 'buttons', swatch: 'swatches' } as const;

interface ValuesProps {
  name: string;
  values: readonly FilterValue[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** What is counted, for readers of the screen: `piece`. */
  one: string;
  /** How a value looks: a row with its count, a size button, or a colour with its swatch. */
  look?: 'row' | 'button' | 'swatch';
}

/** Most values of a filter before the rest is folded away: rows of their own, or small buttons side by side. */
const MOST = { row: 10, swatch: 10, button: 15 } as const;

/** Values of a filter with how many each would leave; long lists fold what is not in use. */
export function FilterValues({ values, ...rest }: ValuesProps) {
  const most = MOST[rest.look ?? 'row'];
  if (values.length <= most + 2) return <ValueList values={values} {...rest} />;
  const isFirst = ({ value }: FilterValue, index: number): boolean => index < most || rest.chosen.includes(value);
  const others = values.filter((each, index) => !isFirst(each, index));
  return (
    <>
      <ValueList values={values.filter(isFirst)} {...rest} />
      <details>
        <summary className={classes.more}>{others.length} more</summary>
        <ValueList values={others} {...rest} />
      </details>
    </>
  );
}

function ValueList({ name, values, chosen, onToggle, one, look = 'row' }: ValuesProps) {
  return (
    <ul className={classes[LISTS[look]]}>
      {values.map(({ value, label, count, hex }) => (
        <li key={value}>
          <label className={classes[look]}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            {look === 'swatch' && (
              <span className={classes.paint} style={{ backgroundColor: hex }} aria-hidden="true" />
            )}
            <span className={classes.name}>{label}</span>
            <span className={classes.count}>
              {count}
              <span className={classes.legend}> {count === 1 ? one : `${one}s`}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Values to offer for a filter: those that occur, and those that are on although nothing has them any more. */
export function valuesOf(found: readonly FilterValue[], chosen: readonly string[]): FilterValue[] {
  const kept = found.filter(({ count, value }) => count > 0 || chosen.includes(value));
  const gone = chosen.filter((value) => !kept.some((each) => each.value === value));
  return [...kept, ...gone.map((value) => ({ value, label: value, count: 0 }))];
}
