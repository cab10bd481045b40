import type { EventGroup, HostedEvent } from '@adunni/contracts/asoebi/events';
import {
  acceptProposal,
  declineProposal,
  endMakerInvitation,
  MAKER_INVITATION_STATUSES,
  type MakerInvitation,
  type Proposal,
} from '@adunni/contracts/asoebi/proposals';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { ProposalCard } from '../proposal-card.tsx';
import classes from './host.module.css';
import { TalkLink } from './maker-conversation.tsx';

interface Props {
  event: HostedEvent;
  group: EventGroup;
  invitation: MakerInvitation;
  /** Whether the reader also reads and answers messages. */
  answers: boolean;
}

type Asked = 'accept' | 'decline' | 'end';

/** One maker who was invited to a group, with what they propose and what the host answers. */
export function Invitation({ event, group, invitation, answers }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { maker, status, note, refusal, proposals, talk } = invitation;
  const [latest] = proposals;
  const open = latest?.status === 'open' ? latest : null;
  const shown = open ?? proposals.find(({ status: is }) => is === 'accepted') ?? latest;
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <h3>
          <Link to={`/makers/${maker.slug}`}>{maker.name}</Link>
        </h3>
        <StatusLabel of={MAKER_INVITATION_STATUSES} is={status} />
      </div>
      {status === 'invited' && !latest && <p className={classes.soft}>They have not answered yet.</p>}
      {status === 'refused' && <p className={classes.quote}>{refusal || 'They are not available.'}</p>}
      {note && status === 'invited' && <p className={classes.soft}>You wrote: {note}</p>}
      {shown && <ProposalCard proposal={shown} />}
      <div className={classes.buttons}>
        {open && (
          <>
            <button type="button" className={button.filled} onClick={() => setAsked('accept')}>
              Accept proposal
            </button>
            <button type="button" className={button.outline} onClick={() => setAsked('decline')}>
              Decline
            </button>
          </>
        )}
        {answers && (talk.isOpen || talk.count > 0) && <TalkLink eventId={event._id} invitation={invitation} />}
        {(status !== 'agreed' || event.status === 'draft') && status !== 'refused' && (
          <button type="button" className={classes.quiet} onClick={() => setAsked('end')}>
            End invitation
          </button>
        )}
      </div>
      {asked && (
        <Answer
          asked={asked}
          event={event}
          group={group}
          invitation={invitation}
          proposal={open}
          onClose={() => setAsked(null)}
        />
      )}
    </li>
  );
}

interface AnswerProps extends Omit<Props, 'answers'> {
  asked: Asked;
  proposal: Proposal | null;
  onClose: () => void;
}

function Answer({ asked, event, group, invitation, proposal, onClose }: AnswerProps) {
  const [note, setNote] = useState('');
  const params = { eventId: event._id, proposalId: proposal?._id ?? '' };
  if (asked === 'accept')
    return (
      <ChangeDialog
        title={`Accept ${invitation.maker.name}?`}
        action="Accept proposal"
        done="Proposal accepted. Its prices are those of your packages now."
        fallback="We couldn’t accept the proposal."
        change={() => callApi(acceptProposal, { params })}
        onClose={onClose}
      >
        {invitation.maker.name} makes everything for {group.name || 'this group'}, at the prices of this proposal. Other
        makers whom you asked for this group are told. Guests who have ordered already keep their price.
      </ChangeDialog>
    );
  if (asked === 'decline')
    return (
      <ChangeDialog
        title="Decline this proposal?"
        action="Decline proposal"
        done="Proposal declined."
        fallback="We couldn’t decline the proposal."
        change={() => callApi(declineProposal, { params, body: { note } })}
        onClose={onClose}
      >
        <ProseField
          label="Reason (optional)"
          description={`${invitation.maker.name} reads this, and can send another proposal.`}
          maxLength={500}
          value={note}
          onChange={setNote}
        />
      </ChangeDialog>
    );
  return (
    <ChangeDialog
      title="End this invitation?"
      action="End invitation"
      done="The invitation has ended."
      fallback="We couldn’t end the invitation."
      isDestructive
      change={() => callApi(endMakerInvitation, { params: { eventId: event._id, invitationId: invitation._id } })}
      onClose={onClose}
    >
      {invitation.maker.name} is told, and can’t send a proposal for {group.name || 'this group'} any more.
    </ChangeDialog>
  );
}
