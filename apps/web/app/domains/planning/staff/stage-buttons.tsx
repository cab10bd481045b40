import type { StageChange } from '@adunni/contracts/planning/forms';
import { type StaffCase, setCaseStage } from '@adunni/contracts/planning/staff';
import { canCaseBecome } from '@adunni/contracts/planning/stages';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';

type Stage = StageChange['stage'];

/** What each button says, and its dialog. */
const STEPS: Record<Stage, { label: string; title: string; done: string; words: string; isEnd: boolean }> = {
  'in-conversation': {
    ...{ label: 'Take up again', title: 'Take the case up again', done: 'The case is in conversation.' },
    ...{ words: 'An open proposal can’t be accepted any more.', isEnd: false },
  },
  done: {
    ...{ label: 'Mark as done', title: 'Mark the case as done', done: 'The case is done.' },
    ...{ words: 'The celebration has taken place, and nothing is left to do.', isEnd: false },
  },
  declined: {
    ...{ label: 'Decline', title: 'Decline the request', done: 'Request declined.' },
    ...{ words: 'The customer gets an email with your reason.', isEnd: true },
  },
  withdrawn: {
    ...{ label: 'Cancel case', title: 'Cancel the case', done: 'Case cancelled.' },
    ...{
      words: 'The customer gets an email with your reason. Refund what was paid below the milestones.',
      isEnd: true,
    },
  },
};

interface Props {
  record: StaffCase;
  version: number;
}

/** Takes a case to the stages that may follow. */
export function StageButtons({ record: { _id, stage }, version }: Props) {
  const [chosen, setChosen] = useState<Stage | null>(null);
  const [reason, setReason] = useState('');
  const possible = (Object.keys(STEPS) as Stage[]).filter((to) => canCaseBecome(stage, to));
  const step = chosen && STEPS[chosen];
  return (
    <>
      {possible.map((to) => (
        <Button key={to} variant="default" onClick={() => setChosen(to)}>
          {STEPS[to].label}
        </Button>
      ))}
      {chosen && step && (
        <ChangeDialog
          title={step.title}
          action={step.label}
          done={step.done}
          fallback="The status could not be changed."
          dismiss="Keep as it is"
          isDestructive={step.isEnd}
          change={() => callApi(setCaseStage, { params: { _id }, body: { version, stage: chosen, reason } })}
          onClose={() => {
            setChosen(null);
            setReason('');
          }}
        >
          <p>{step.words}</p>
          {step.isEnd && (
            <Textarea
              label="Reason"
              autosize
              minRows={2}
              maxLength={1000}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
        </ChangeDialog>
      )}
    </>
  );
}
