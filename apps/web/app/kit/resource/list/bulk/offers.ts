import type { ListAction } from '../list-options.ts';

/** What can be done to some of the chosen rows, and to which. */
export interface Offer<Row> {
  name: string;
  action: ListAction<Row>;
  rows: Row[];
}

/** What can be done to chosen rows, in the order of the actions; none is offered that fits no row. */
export function offersFor<Row>(
  actions: { [name: string]: ListAction<Row> | undefined },
  chosen: readonly Row[],
): Offer<Row>[] {
  return Object.entries(actions).flatMap(([name, action]) => {
    const rows = action ? chosen.filter((row) => action.isFor?.(row) ?? true) : [];
    return action && rows.length > 0 ? [{ name, action, rows }] : [];
  });
}
