import { advanceParts } from '@adunni/contracts/orders/work';
import { Button, Group, Stack, TextInput } from '@mantine/core';
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
  const sent = movable.filter(({ next }) => next === 'dispatched');
  const isSent = sent.length > 0;
  const [carrier, setCarrier] = useState('');
  const [numbers, setNumbers] = useState<ReadonlyMap<string, string>>(new Map());
  const { busy, problem, move } = useMoves(movable, { carrier: isSent ? carrier : '', numbers }, { end, onClose });
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
        {sent.map(({ _id, number }) => (
          <TextInput
            key={_id}
            label={`Tracking number of ${number} (optional)`}
            size="md"
            value={numbers.get(_id) ?? ''}
            onChange={({ currentTarget: { value } }) => setNumbers(new Map(numbers).set(_id, value))}
            maxLength={60}
            autoComplete="off"
          />
        ))}
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
        {movable.length > 0 && (
          <p className={classes.note}>
            {movable.length === 1 ? 'The customer is notified.' : 'The customers are notified.'} This can’t be undone.
          </p>
        )}
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

/** Who carries what is dispatched, and the tracking numbers of the parts that have one. */
interface Parcels {
  carrier: string;
  numbers: ReadonlyMap<string, string>;
}

function useMoves(
  rows: Movable[],
  { carrier, numbers }: Parcels,
  { end, onClose }: { end: BulkEnd; onClose: () => void },
) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function move(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const moves = rows.map(({ _id, version, next }) => ({
        _id,
        version,
        to: next,
        trackingNumber: numbers.get(_id) ?? '',
      }));
      const { results } = await callApi(advanceParts, { body: { moves, carrier } });
      const moved = results.filter(({ ok }) => ok).length;
      if (moved > 0)
        toast(
          'success',
          `${counted(moved)} moved to the next stage. ${moved === 1 ? 'The customer has' : 'The customers have'} been notified.`,
        );
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
