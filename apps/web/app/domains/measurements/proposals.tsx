import { acceptProposal, refuseProposal, type WaitingProposal } from '@adunni/contracts/measurements';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import { day } from '../../kit/dates.ts';
import { toast } from '../../kit/toasts.ts';
import { ChangeWords } from './profile/change-words.tsx';
import classes from './proposals.module.css';

/** What makers measured at fittings and ask to keep. */
export function Proposals({ proposals }: { proposals: readonly WaitingProposal[] }) {
  return (
    <ul className={classes.list}>
      {proposals.map((proposal) => (
        <Proposal key={proposal._id} proposal={proposal} />
      ))}
    </ul>
  );
}

function Proposal({ proposal }: { proposal: WaitingProposal }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const { _id, maker, title, orderId, orderNumber, profile, note, changes, figure, unit, measuredOn } = proposal;

  async function answer(endpoint: typeof acceptProposal | typeof refuseProposal, said: string): Promise<void> {
    setBusy(true);
    try {
      await callApi(endpoint, { params: { proposalId: _id } });
      toast('success', said);
    } catch (error) {
      toast('error', messageOf(error, 'Your answer could not be saved. Please try again.'));
    } finally {
      await revalidate();
      setBusy(false);
    }
  }

  return (
    <li className={classes.proposal}>
      <h2 className={classes.title}>
        {maker} measured {profile ? profile.name : 'you'} on {day(measuredOn)}
      </h2>
      <p>
        For {title}, <Link to={`/orders/${orderId}`}>order {orderNumber}</Link>. The order itself stays as it is; the
        maker works with what you accept.
      </p>
      <ChangeWords changes={changes} figure={figure} unit={unit} />
      {note && <blockquote className={classes.note}>{note}</blockquote>}
      <div className={classes.actions}>
        <Button
          size="md"
          loading={busy}
          onClick={() =>
            answer(
              acceptProposal,
              profile ? `The measurements of ${profile.name} are up to date.` : 'The measurements are kept.',
            )
          }
        >
          {profile ? `Keep them for ${profile.name}` : 'Keep them as a new profile'}
        </Button>
        <Button
          size="md"
          variant="default"
          disabled={busy}
          onClick={() => answer(refuseProposal, 'The measurements are refused.')}
        >
          Refuse
        </Button>
      </div>
    </li>
  );
}
