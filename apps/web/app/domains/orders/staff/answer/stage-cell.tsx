import type { orderPartResource } from '@adunni/contracts/orders/staff';
import { acceptPart } from '@adunni/contracts/orders/work';
import type { RowOf } from '@adunni/contracts/resource';
import { Button, VisuallyHidden } from '@mantine/core';
import { callApi } from '../../../../kit/api/call-api.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../../kit/forms/use-change.ts';
import { acceptText, isToAccept } from '../labels.ts';
import { StageLabel } from '../stage-labels.tsx';
import classes from './stage-cell.module.css';

type Row = RowOf<typeof orderPartResource>;

/** The stage of an order in the list; one that waits for its maker is accepted right there. */
export function StageCell({ row }: { row: Row }) {
  const { stage, deliveryOption, acceptBy } = row;
  return (
    <>
      <StageLabel stage={stage} delivery={deliveryOption} />
      {acceptBy && <div className={classes.until}>{acceptText(acceptBy, Date.now())}</div>}
      {isToAccept(row) && <Accept row={row} />}
    </>
  );
}

function Accept({ row: { _id, version, number } }: { row: Row }) {
  const { busy, problem, run } = useChange(
    'Order accepted. The customer has been notified.',
    'The order could not be accepted. Please try again.',
    () => undefined,
  );
  return (
    <div className={classes.answer}>
      <Button
        size="compact-sm"
        loading={busy}
        onClick={() => run(() => callApi(acceptPart, { params: { partId: _id }, body: { version, note: '' } }))}
      >
        Accept<VisuallyHidden> {number}</VisuallyHidden>
      </Button>
      <FormProblem message={problem} />
    </div>
  );
}
