import { acceptPlan, declinePlan, getProposalPdf, type PlanningCase } from '@adunni/contracts/planning/cases';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { callApi, request } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { moment } from '../../../kit/dates.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { saveFile } from '../../../kit/save-file.ts';
import { ProposalView } from '../proposal-view.tsx';
import classes from './case.module.css';

/** The newest version of the proposal with its answers, and those before it. */
export function Proposals({ planned }: { planned: PlanningCase }) {
  const [newest, ...older] = planned.proposals;
  const [isDeclining, setDeclining] = useState(false);
  const { busy, problem, run } = useChange(
    'Proposal accepted.',
    'The proposal could not be accepted.',
    () => undefined,
  );
  const file = useChange('Proposal saved.', 'The file could not be loaded. Please try again.', () => undefined);
  if (!newest) return null;
  const params = { caseId: planned._id, planProposalId: newest._id };
  return (
    <section aria-labelledby="proposal">
      <h2 id="proposal">Proposal</h2>
      <ProposalView proposal={newest} />
      <FormProblem message={problem ?? file.problem} />
      <p className={classes.buttons}>
        {newest.status === 'open' && planned.stage === 'proposed' && (
          <>
            <button
              type="button"
              className={button.filled}
              disabled={busy}
              onClick={() => void run(() => callApi(acceptPlan, { params }))}
            >
              Accept proposal
            </button>
            <button type="button" className={button.outline} onClick={() => setDeclining(true)}>
              Decline
            </button>
            <a href="#conversation" className={button.outline}>
              Ask a question
            </a>
          </>
        )}
        <button
          type="button"
          className={button.outline}
          onClick={() =>
            void file.run(async () =>
              saveFile(await request(getProposalPdf, { params }), `${planned.number}-v${newest.number}.pdf`),
            )
          }
        >
          Download PDF
        </button>
      </p>
      {older.length > 0 && (
        <details className={classes.older}>
          <summary>Earlier versions</summary>
          {older.map((proposal) => (
            <div key={proposal._id}>
              <p className={classes.soft}>Sent {moment(proposal.createdAt)}</p>
              <ProposalView proposal={proposal} />
            </div>
          ))}
        </details>
      )}
      {isDeclining && <Decline params={params} onClose={() => setDeclining(false)} />}
    </section>
  );
}

interface DeclineProps {
  params: { caseId: string; planProposalId: string };
  onClose: () => void;
}

function Decline({ params, onClose }: DeclineProps) {
  const [reason, setReason] = useState('');
  return (
    <ChangeDialog
      title="Decline the proposal"
      action="Decline proposal"
      done="Proposal declined."
      fallback="The proposal could not be declined."
      isDestructive
      change={() => callApi(declinePlan, { params, body: { reason } })}
      onClose={onClose}
    >
      <p>If something should be different, ask instead: we’ll send a new version.</p>
      <Textarea
        label="Reason (optional)"
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ChangeDialog>
  );
}
