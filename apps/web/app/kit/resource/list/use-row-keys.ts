import type { Resource } from '@adunni/contracts/resource';
import { useRef, useState } from 'react';
import { useKeys } from '../../keys/use-keys.ts';
import { nameOf } from '../shown.tsx';
import type { RowOf } from './list-options.ts';
import type { RowsProps } from './list-screen.tsx';

/** What a row is marked with by which keys find it, with the id of its record. */
export const ROW = 'data-list-row';

/** What of a row takes the focus: the way to its page, or the first thing that can be used. */
const OPENS = '[data-opens]';
const USABLE = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * Keys of a list: `j` and `k` move the focus from row to row, so that Enter opens what has it, and `x` selects. What was
 * selected is said in the answer, for those who do not see it.
 */
export function useRowKeys<R extends Resource>(props: RowsProps<R>): string {
  const { resource, list, selected, onSelect, canSelect } = props;
  const [said, setSaid] = useState('');
  // Where the focus was, so that it goes on from there when its row has left the list.
  const last = useRef(-1);

  function step(by: 1 | -1): void {
    const rows = rowsOfPage();
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = at >= 0 ? at + by : Math.max(last.current, 0);
    const row = rows[Math.min(Math.max(next, 0), rows.length - 1)];
    if (!row) return;
    last.current = rows.indexOf(row);
    focusIn(row);
    row.scrollIntoView({ block: 'nearest' });
  }

  function toggle(): void {
    const focused = rowsOfPage().find((each) => each.contains(document.activeElement));
    const row = list.items.find(({ _id }) => _id === focused?.getAttribute(ROW));
    if (!row) return;
    const others = selected.filter((each) => each !== row);
    const isOff = others.length < selected.length;
    const now: RowOf<R>[] = isOff ? others : [...selected, row];
    onSelect(now);
    setSaid(`${nameOf(resource, row)} ${isOff ? 'not selected' : 'selected'}, ${now.length} in total`);
  }

  const { one } = resource;
  useKeys([
    { key: 'j', does: `Next ${one}`, run: () => step(1) },
    { key: 'k', does: `Previous ${one}`, run: () => step(-1) },
    ...(canSelect ? [{ key: 'x', does: `Select the ${one}`, run: toggle }] : []),
  ]);
  return said;
}

const rowsOfPage = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[${ROW}]`)];

const focusIn = (row: HTMLElement): void =>
  (row.querySelector<HTMLElement>(OPENS) ?? row.querySelector<HTMLElement>(USABLE))?.focus({ preventScroll: true });

/** Gives the focus to the row of a record, if it is on the page. */
export function focusRow(id: string): void {
  const row = rowsOfPage().find((each) => each.getAttribute(ROW) === id);
  if (row) focusIn(row);
}
