import '@mantine/core/styles/Table.css';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScrollRegion } from './scroll-region.tsx';
import classes from './stacked-table.module.css';

/**
 * A table of few rows. Where it has no room each row is a block: `data-title` marks the cell that names the row,
 * `data-wide` one that takes a whole line, `data-number` what is aligned as a number (in the heading too), and
 * `data-label` says above a value what it is.
 */
export function StackedTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollRegion label={label}>
      <Table className={classes.table}>{children}</Table>
    </ScrollRegion>
  );
}
