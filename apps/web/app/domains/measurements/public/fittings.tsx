import type { MeasureName } from '@adunni/contracts/measurements/catalogue';
import type { SentFitting } from '@adunni/contracts/measurements/forms';
import type { Measured, MeasurementProposal } from '@adunni/contracts/measurements/measurements';
import { withdrawProposal } from '@adunni/contracts/measurements/staff';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { day } from '../../../kit/dates.ts';
import { lazy } from '../../../kit/lazy.ts';
import { toast } from '../../../kit/toasts.ts';
import { ChangeLabel } from '../profile/change-labels.tsx';
import classes from './fittings.module.css';

const FittingForm = lazy(() => import('../fitting-form.tsx'));

/** What a piece is cut for, and the lengths that it needs. */
export interface CutFor {
  gender: string | null;
  needed: readonly MeasureName[];
}

interface Props {
  measured: Measured;
  /** Known of a piece of an order. */
  cutFor?: CutFor;
  /** Proposes what a fitting showed. Throws ApiError. */
  propose: (fitting: SentFitting) => Promise<unknown>;
  /** Whether the reader works on it, and so may propose and take back. */
  isMaker: boolean;
  /** Whether the form to propose is open from the beginning. */
  startsMeasuring?: boolean;
  /** Reads it anew. */
  onChanged: () => Promise<void>;
}

/** What fittings showed and what became of it, for who works on a piece or a booking; makers propose the next one here. */
export function Fittings({ measured, cutFor, propose, isMaker, startsMeasuring = false, onChanged }: Props) {
  const [isMeasuring, setMeasuring] = useState(startsMeasuring);
  const { proposals } = measured;
  const isWaiting = proposals.some(({ status }) => status === 'open');
  return (
    <div className={classes.fittings}>
      {proposals.map((proposal) => (
        <Fitting key={proposal._id} proposal={proposal} isMaker={isMaker} onChanged={onChanged} />
      ))}
      {isMaker && !isWaiting && !isMeasuring && (
        <Button variant="default" onClick={() => setMeasuring(true)}>
          Propose measurements from a fitting
        </Button>
      )}
      <Suspense>
        {isMeasuring && (
          <FittingForm
            measured={measured}
            cutFor={cutFor}
            propose={propose}
            onDone={async () => {
              setMeasuring(false);
              await onChanged();
            }}
            onClose={() => setMeasuring(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

const STATUS_LABELS = {
  open: 'awaiting customer',
  accepted: 'accepted',
  refused: 'declined',
  withdrawn: 'withdrawn',
} as const;

interface FittingProps extends Pick<Props, 'isMaker' | 'onChanged'> {
  proposal: MeasurementProposal;
}

function Fitting({ proposal, isMaker, onChanged }: FittingProps) {
  const [busy, setBusy] = useState(false);
  const { _id, measuredOn, status, changes, figure, unit } = proposal;

  async function withdraw(): Promise<void> {
    setBusy(true);
    try {
      await callApi(withdrawProposal, { params: { proposalId: _id } });
      toast('success', 'Measurements withdrawn.');
    } catch (error) {
      toast('error', messageOf(error, 'The measurements could not be withdrawn. Please try again.'));
    } finally {
      await onChanged();
      setBusy(false);
    }
  }

  return (
    <div className={classes.fitting}>
      <p>
        Fitting on {day(measuredOn)}, {STATUS_LABELS[status]}
      </p>
      <ChangeLabel changes={changes} figure={figure} unit={unit} />
      {isMaker && status === 'open' && (
        <Button variant="default" loading={busy} onClick={withdraw}>
          Withdraw
        </Button>
      )}
    </div>
  );
}
