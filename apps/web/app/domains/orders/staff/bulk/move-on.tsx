import { advanceParts } from '@adunni/contracts/orders/work';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { Dialog } from '../../../../kit/dialogs/dialog.tsx';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import type { BulkEnd } from '../../../../kit/resource/list/list-options.ts';
import { toast } from '../../../../kit/toasts.ts';
import { CarrierField } from '../part/carrier-field.tsx';
import classes from './move-on.module.css';
import { counted, type Movable, type Row, stepsOfRows, whyNot } from './move-on.rules.ts';

interface Props {
  rows: Row[];
  end: BulkEnd;
}

/** Opens the dialog that moves the chosen orders to their next stages. */
export function MoveOnButton({ rows, end }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Move to next stage
      </Button>
      {isOpen && <MoveOnDialog rows={rows} end={end} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Says what comes next for each order before it is done. */
function MoveOnDialog({ rows, end, onClose }: Props & { onClose: () => void }) {
  const { steps, rest } = stepsOfRows(rows);
  const movable = steps.flatMap((step) => step.rows);
  const isSent = movable.some(({ next }) => next === 'dispatched');
  const [carrier, setCarrier] = useState('');
  const { busy, problem, move } = useMoves(movable, isSent ? carrier : '', { end, onClose });
  return (
    <Dialog onClose={onClose} title="Move to next stage">
      <Stack>
        <ul className={classes.steps}>
          {steps.map(({ label, rows: same }) => (
            <li key={label}>
              <strong>{label}</strong>
              <ul>
                {same.map(({ _id, number, customer }) => (
                  <li key={_id}>{[number, customer].filter(Boolean).join(' · ')}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {isSent && <CarrierField value={carrier} onChange={setCarrier} />}
        {rest.length > 0 && (
          <div>
            <p className={classes.note}>{counted(rest.length)} can’t be moved now:</p>
            <ul className={classes.rest}>
              {rest.map((row) => (
                <li key={row._id}>
                  {row.number}: {whyNot(row)}
                </li>
              ))}
            </ul>
          </div>
        )}
        {movable.length > 0 && <p className={classes.note}>The customers are notified. This can’t be undone.</p>}
        <FormProblem message={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={busy}
            disabled={movable.length === 0 || (isSent && carrier.trim() === '')}
            onClick={() => void move()}
          >
            Move {counted(movable.length)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function useMoves(rows: Movable[], carrier: string, { end, onClose }: { end: BulkEnd; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function move(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const moves = rows.map(({ _id, version, next }) => ({ _id, version, to: next }));
      const { results } = await callApi(advanceParts, { body: { moves, carrier } });
      const moved = results.filter(({ ok }) => ok).length;
      if (moved > 0) toast('success', `${counted(moved)} moved to the next stage. Customers have been notified.`);
      onClose();
      if (moved < results.length) end.onRefused(results);
      else end.onDone();
      await revalidate();
    } catch (error) {
      setProblem(messageOf(error, 'The orders could not be moved. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, move };
}
