import { withdrawProposal } from '@adunni/contracts/measurements/staff';
import type { StaffPart } from '@adunni/contracts/orders/staff';
import { STAGES } from '@adunni/contracts/orders/stages';
import { Button } from '@mantine/core';
import { callApi } from '../../../../kit/api/call-api.ts';
import { moment } from '../../../../kit/dates.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../../kit/forms/use-change.ts';
import classes from './part-waits.module.css';

type Proposal = StaffPart['proposals'][number];

/** That the customer has not responded to proposed measurements, what waits for that, and taking them back. */
export function PartProposals({ part }: { part: StaffPart }) {
  return (
    <section className={classes.panel} aria-labelledby={`proposals-${part._id}`}>
      <h3 id={`proposals-${part._id}`}>Waiting for the customer to respond to proposed measurements</h3>
      {part.proposals.map((proposal) => (
        <Waiting key={proposal.proposalId} proposal={proposal} />
      ))}
      <p>
        There is no time limit, and until they accept, the order keeps its current measurements.
        {part.stage === 'confirmed' &&
          ` “${STAGES['measurements-confirmed'].label}” is available once they respond or the proposal is withdrawn.`}
      </p>
    </section>
  );
}

function Waiting({ proposal: { proposalId, title, at, canWithdraw } }: { proposal: Proposal }) {
  const { busy, problem, run } = useChange(
    'Proposal withdrawn. The customer has been notified.',
    'The proposal could not be withdrawn. Please try again.',
    () => undefined,
  );
  return (
    <>
      <p>
        <strong>{title}</strong> Proposed on {moment(at)}.
      </p>
      <FormProblem message={problem} />
      {canWithdraw && (
        <Button
          variant="default"
          mt="xs"
          loading={busy}
          onClick={() => run(() => callApi(withdrawProposal, { params: { proposalId } }))}
        >
          Withdraw proposal
        </Button>
      )}
    </>
  );
}
