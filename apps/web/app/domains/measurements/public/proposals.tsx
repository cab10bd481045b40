import { acceptProposal, refuseProposal, type WaitingProposal } from '@adunni/contracts/measurements/measurements';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { day } from '../../../kit/dates.ts';
import { NumberText } from '../../../kit/texts/number-text.tsx';
import { toast } from '../../../kit/toasts.ts';
import { ChangeLabel } from '../profile/change-labels.tsx';
import classes from './proposals.module.css';

interface Props {
  proposals: readonly WaitingProposal[];
  /** Whether they stand on the page of what they were made for, which then needs no name. */
  isAtHome?: boolean;
}

/** What makers measured at fittings and ask to keep. */
export function Proposals({ proposals, isAtHome = false }: Props) {
  if (proposals.length === 0) return null;
  return (
    <ul className={classes.list}>
      {proposals.map((proposal) => (
        <Proposal key={proposal._id} proposal={proposal} isAtHome={isAtHome} />
      ))}
    </ul>
  );
}

function Proposal({ proposal, isAtHome }: { proposal: WaitingProposal; isAtHome: boolean }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [chosenId, choose] = useState<string | null>(proposal.choices[0]?._id ?? null);
  const { _id, maker, profile, choices, note, figure, unit, measuredOn } = proposal;
  const chosen = choices.find((choice) => choice._id === chosenId);
  const keeper = profile ?? chosen;

  async function answer(send: () => Promise<unknown>, said: string): Promise<void> {
    setBusy(true);
    try {
      await send();
      toast('success', said);
    } catch (error) {
      toast('error', messageOf(error, 'Your answer could not be saved. Please try again.'));
    } finally {
      await revalidate();
      setBusy(false);
    }
  }
  const params = { proposalId: _id };
  const accept = () => callApi(acceptProposal, { params, body: { profileId: chosen?._id ?? null } });
  const refuse = () => callApi(refuseProposal, { params });

  return (
    <li className={classes.proposal}>
      <h2 className={classes.title}>
        {maker} measured {profile ? profile.name : 'you'} on {day(measuredOn)}
      </h2>
      {!isAtHome && <About proposal={proposal} />}
      {choices.length > 0 && <ProfileOwnerField choices={choices} chosenId={chosenId} onChange={choose} />}
      <ChangeLabel changes={chosen ? chosen.changes : proposal.changes} figure={figure} unit={unit} />
      {chosen?.changes.length === 0 && <p>They are the same as the measurements of {chosen.name}.</p>}
      {note && <blockquote className={classes.note}>{note}</blockquote>}
      <div className={classes.actions}>
        <Button
          size="md"
          loading={busy}
          onClick={() => answer(accept, keeper ? `Measurements updated for ${keeper.name}.` : 'Measurements saved.')}
        >
          {keeper ? `Save for ${keeper.name}` : 'Save as new profile'}
        </Button>
        <Button size="md" variant="default" disabled={busy} onClick={() => answer(refuse, 'Measurements declined.')}>
          Decline
        </Button>
      </div>
    </li>
  );
}

/** What was measured for, and what becomes of that. */
function About({ proposal: { about, title, maker } }: { proposal: WaitingProposal }) {
  return about.kind === 'order' ? (
    <p>
      For {title},{' '}
      <Link to={`/orders/${about._id}`}>
        <NumberText>{`order ${about.number}`}</NumberText>
      </Link>
      . If you save them, {maker} uses them for this order. There is no time limit: until then it keeps its current
      measurements.
    </p>
  ) : (
    <p>
      At {title},{' '}
      <Link to={`/bookings/${about._id}`}>
        <NumberText>{`booking ${about.number}`}</NumberText>
      </Link>
      .
    </p>
  );
}

interface ProfileOwnerFieldProps {
  choices: WaitingProposal['choices'];
  chosenId: string | null;
  onChange: (profileId: string | null) => void;
}

/** Whose measurements they are: of somebody whose profile is there, or of somebody new. */
function ProfileOwnerField({ choices, chosenId, onChange }: ProfileOwnerFieldProps) {
  const data = [...choices.map(({ _id, name }) => ({ value: _id, label: name })), { value: '', label: 'New profile' }];
  return (
    <NativeSelect
      className={classes.keeper}
      label="Who are these measurements for?"
      size="md"
      data={data}
      value={chosenId ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}
