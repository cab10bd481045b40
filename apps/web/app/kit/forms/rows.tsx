import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './rows.module.css';

interface Props<T> {
  rows: readonly T[];
  onChange: (rows: T[]) => void;
  /** A new row. */
  blank: () => T;
  /** What one is called: `item`. */
  noun: string;
  most: number;
  children: (row: T, change: (changed: Partial<T>) => void, index: number) => ReactNode;
}

/** Rows of fields that are added and removed. */
export function Rows<T extends object>({ rows, onChange, blank, noun, most, children }: Props<T>) {
  return (
    <>
      {rows.map((row, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and keep their order
          key={index}
          className={classes.row}
          aria-label={`${noun} ${index + 1}`}
        >
          {children(
            row,
            (changed) => onChange(rows.map((one, at) => (at === index ? { ...one, ...changed } : one))),
            index,
          )}
          <button
            type="button"
            className={classes.remove}
            aria-label={`Remove ${noun} ${index + 1}`}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            Remove
          </button>
        </fieldset>
      ))}
      <div>
        <Button variant="default" disabled={rows.length >= most} onClick={() => onChange([...rows, blank()])}>
          Add {noun}
        </Button>
      </div>
    </>
  );
}
