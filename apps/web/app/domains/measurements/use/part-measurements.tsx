import type { OrderMeasurements } from '@adunni/contracts/measurements';
import { readPartMeasurements } from '@adunni/contracts/measurements/staff';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { day } from '../../../kit/dates.ts';
import { toast } from '../../../kit/toasts.ts';
import { ChangeWords } from '../profile/change-words.tsx';
import { MadeFrom } from './made-from.tsx';
import classes from './part-measurements.module.css';

const FittingForm = lazy(() => import('./fitting-form.tsx'));

interface Props {
  partId: string;
  /** Whether the reader works on the part and may propose what a fitting showed. */
  isMaker: boolean;
}

/** The measurements of a part for who works on it: read on purpose, because every reading is written down. */
export function PartMeasurements({ partId, isMaker }: Props) {
  const [lines, setLines] = useState<readonly OrderMeasurements[] | null>(null);
  const [busy, setBusy] = useState(false);

  async function read(): Promise<void> {
    setBusy(true);
    try {
      setLines((await callApi(readPartMeasurements, { params: { partId } })).items);
    } catch (error) {
      toast('error', messageOf(error, 'The measurements could not be read. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={classes.measurements} aria-label="Measurements">
      {lines === null ? (
        <>
          <Button variant="default" loading={busy} onClick={read}>
            Show the measurements
          </Button>
          <p className={classes.hint}>Each reading is written down with your name.</p>
        </>
      ) : (
        <ul>
          {lines.map((line) => (
            <Line key={line.itemId} line={line} partId={partId} isMaker={isMaker} onChanged={read} />
          ))}
        </ul>
      )}
    </section>
  );
}

const STATES = { open: 'waits for the customer', accepted: 'accepted', refused: 'refused' } as const;

function Line({
  line,
  partId,
  isMaker,
  onChanged,
}: Props & { line: OrderMeasurements; onChanged: () => Promise<void> }) {
  const [isMeasuring, setMeasuring] = useState(false);
  const { title, frozen, proposals } = line;
  const isWaiting = proposals.some(({ state }) => state === 'open');
  return (
    <li className={classes.line}>
      <h3>{title}</h3>
      {!frozen && <p className={classes.hint}>Ordered without a profile.</p>}
      <MadeFrom line={line} />
      {proposals.map(({ _id, measuredOn, state, changes, figure, unit }) => (
        <div key={_id} className={classes.proposal}>
          <p>
            Fitting on {day(measuredOn)}, {STATES[state]}
          </p>
          <ChangeWords changes={changes} figure={figure} unit={unit} />
        </div>
      ))}
      {isMaker && !isWaiting && !isMeasuring && (
        <Button variant="default" onClick={() => setMeasuring(true)}>
          Propose measurements after a fitting
        </Button>
      )}
      <Suspense>
        {isMeasuring && (
          <FittingForm
            line={line}
            partId={partId}
            onDone={async () => {
              setMeasuring(false);
              await onChanged();
            }}
            onClose={() => setMeasuring(false)}
          />
        )}
      </Suspense>
    </li>
  );
}
