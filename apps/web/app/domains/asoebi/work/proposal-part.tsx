import { type MakerWork, refuseMakerInvitation, withdrawProposal } from '@adunni/contracts/asoebi/proposals';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { ProposalCard } from '../proposal-card.tsx';
import { ProposalForm } from './proposal-form.tsx';
import classes from './work.module.css';

type Asked = 'form' | 'withdraw' | 'refuse';

/** What the workshop proposes for a group, and what it can still do about it. */
export function ProposalPart({ work }: { work: MakerWork }) {
  const { _id, status, event, proposals } = work;
  const [latest] = proposals;
  const isOver = status === 'ended' || event.status === 'cancelled';
  const [asked, setAsked] = useState<Asked | null>(null);
  const params = { invitationId: _id };
  const close = (): void => setAsked(null);
  return (
    <Section title="Your proposal">
      <div className={classes.part}>
        {latest ? (
          <ProposalCard proposal={latest} />
        ) : (
          <p className={classes.soft}>You have not sent one yet. The host sees it as soon as you send it.</p>
        )}
        {!isOver && (
          <div className={classes.buttons}>
            <Button size="md" variant={latest ? 'default' : 'filled'} onClick={() => setAsked('form')}>
              {latest ? 'Send a new version' : 'Write a proposal'}
            </Button>
            {latest?.status === 'open' && (
              <Button size="md" variant="default" onClick={() => setAsked('withdraw')}>
                Withdraw
              </Button>
            )}
            {status !== 'agreed' && status !== 'refused' && (
              <Button size="md" variant="default" onClick={() => setAsked('refuse')}>
                Not available
              </Button>
            )}
          </div>
        )}
      </div>
      {asked === 'form' && <ProposalForm work={work} onClose={close} />}
      {asked === 'withdraw' && latest && (
        <ChangeDialog
          title="Withdraw this proposal?"
          action="Withdraw proposal"
          done="Proposal withdrawn."
          fallback="We couldn’t withdraw the proposal."
          change={() => callApi(withdrawProposal, { params, body: { proposalId: latest._id } })}
          onClose={close}
        >
          The host can’t accept it any more. You can send another one.
        </ChangeDialog>
      )}
      {asked === 'refuse' && <Refusal invitationId={_id} onClose={close} />}
    </Section>
  );
}

function Refusal({ invitationId, onClose }: { invitationId: string; onClose: () => void }) {
  const [note, setNote] = useState('');
  return (
    <ChangeDialog
      title="Not available?"
      action="Tell the host"
      done="The host knows that you are not available."
      fallback="We couldn’t tell the host."
      change={() => callApi(refuseMakerInvitation, { params: { invitationId }, body: { note } })}
      onClose={onClose}
    >
      <ProseField
        label="Reason (optional)"
        description="The host reads this."
        maxLength={500}
        value={note}
        onChange={setNote}
      />
    </ChangeDialog>
  );
}
