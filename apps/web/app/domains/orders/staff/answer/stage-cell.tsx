import type { orderPartResource } from '@adunni/contracts/orders/staff';
import { stageLabel } from '@adunni/contracts/orders/stages';
import type { RowOf } from '@adunni/contracts/resource';
import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { acceptText, isToAccept } from '../labels.ts';
import { AcceptDialog, EndDialog } from '../part/part-dialogs.tsx';
import { StageLabel } from '../stage-labels.tsx';
import classes from './stage-cell.module.css';

type Row = RowOf<typeof orderPartResource>;

/** The stage of an order in the list; one that waits for its maker is accepted or declined right there. */
export function StageCell({ row }: { row: Row }) {
  const { stage, deliveryOption, acceptBy, waiting, next, owes } = row;
  return (
    <>
      <StageLabel stage={stage} delivery={deliveryOption} owes={owes} />
      {next && !waiting && (
        <div className={classes.until}>Next: {stageLabel(next, deliveryOption, owes).toLowerCase()}</div>
      )}
      {acceptBy && <div className={classes.until}>{acceptText(acceptBy, Date.now())}</div>}
      {isToAccept(row) && <Answer row={row} />}
    </>
  );
}

/** Says yes or no to an order as its own page does. */
function Answer({ row }: { row: Row }) {
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
  const close = (): void => setOpen(null);
  const { number, refundable, totalAmount, waiting } = row;
  return (
    <div className={classes.answer}>
      <Button size="compact-sm" onClick={() => setOpen('accept')}>
        Accept<VisuallyHidden> {number}</VisuallyHidden>
      </Button>
      <Button size="compact-sm" variant="subtle" color="red" onClick={() => setOpen('decline')}>
        Decline<VisuallyHidden> {number}</VisuallyHidden>
      </Button>
      {open === 'accept' && (
        <AcceptDialog
          part={row}
          number={number}
          isUnmeasured={waiting === 'measurements'}
          tailor={row.tailor}
          onClose={close}
        />
      )}
      {open === 'decline' && (
        <EndDialog
          part={row}
          number={number}
          isDecline
          back={refundable}
          isDeposit={refundable !== null && totalAmount !== null && refundable < totalAmount}
          onClose={close}
        />
      )}
    </div>
  );
}
