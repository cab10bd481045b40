import type { orderPartResource } from '@adunni/contracts/orders/staff';
import { STAGE_NAMES, type Stage } from '@adunni/contracts/orders/stages';
import type { RowOf } from '@adunni/contracts/resource';
import { stepLabel } from '../labels.ts';

export type Row = RowOf<typeof orderPartResource>;
/** A row that can be moved on, and where to. */
export type Movable = Row & { next: Exclude<Stage, 'cancelled'> };

/** What is done to some rows alike, as its button on a single order says it. */
export interface Step {
  label: string;
  rows: Movable[];
}

const canMove = (row: Row): row is Movable => row.next !== null && row.next !== 'cancelled';

/** `1 order`, `3 orders`. */
export const counted = (count: number): string => `${count} ${count === 1 ? 'order' : 'orders'}`;

/** What comes next for chosen rows, in the order of the stages, and the rows for which nothing does now. */
export function stepsOfRows(rows: readonly Row[]): { steps: Step[]; rest: Row[] } {
  const byLabel = new Map<string, Movable[]>();
  const movable = rows.filter(canMove).sort((a, b) => STAGE_NAMES.indexOf(a.next) - STAGE_NAMES.indexOf(b.next));
  for (const row of movable) {
    const label = stepLabel(row, row.next, row.deliveryOption);
    byLabel.set(label, [...(byLabel.get(label) ?? []), row]);
  }
  const steps = [...byLabel].map(([label, same]) => ({ label, rows: same }));
  return { steps, rest: rows.filter((row) => !canMove(row)) };
}

/** Why nothing comes next for a row: `Awaiting acceptance`. */
export function whyNot({ stage, waiting }: Pick<Row, 'stage' | 'waiting'>): string {
  if (stage === 'placed') return 'Accept or decline it first.';
  if (stage === 'on-hold') return 'On hold. Open the order to resume it.';
  if (waiting === 'balance') return 'Waiting for the customer to pay the balance.';
  if (waiting === 'measurements') return 'Waiting for the customer’s measurements.';
  if (waiting === 'proposal') return 'Waiting for the customer to respond to your proposed measurements.';
  return 'Nothing is left to do.';
}
