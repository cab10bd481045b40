import type { Resource } from '@adunni/contracts/resource';
import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { Drawing } from '../../pictures/drawing.tsx';
import { ColumnBoxes } from './column-choice.tsx';
import { ExportButton } from './export-button.tsx';
import classes from './list-menu.module.css';

interface Props {
  resource: Resource;
  search: URLSearchParams;
  hidden: readonly string[];
  onHide: (columns: string[]) => void;
  /** The order of the list. */
  sort: ReactNode;
}

/** Order, columns and export of a list behind one button, so that a phone shows rows instead. */
export function ListMenu({ resource, search, hidden, onHide, sort }: Props) {
  return (
    <Popover position="bottom-end" withinPortal trapFocus>
      <Popover.Target>
        <button type="button" className={classes.button} aria-label="Sort, columns and export">
          <Drawing size={20}>
            <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />
          </Drawing>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.menu}>
        {sort}
        <ExportButton resource={resource} search={search} inMenu />
        <fieldset className={classes.columns}>
          <legend>Columns</legend>
          <ColumnBoxes resource={resource} hidden={hidden} onHide={onHide} />
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
