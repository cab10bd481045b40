import '@mantine/core/styles/Checkbox.css';
import { draftLetter, type LetterForm, type LetterStage, moveApplication } from '@adunni/contracts/careers/letters';
import { APPLICATION_STAGES } from '@adunni/contracts/careers/stages';
import { Checkbox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { useSendKey } from '../../../kit/forms/use-send-key.ts';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { LetterFields } from './letter-fields.tsx';

interface Props {
  applicationId: string;
  name: string;
  to: LetterStage;
  onClose: () => void;
}

/** Moves an application to a stage of which its applicant may be told, in words that are seen and edited before. */
export function MoveDialog({ applicationId, name, to, onClose }: Props) {
  const [isWritten, setWritten] = useState(true);
  const [letter, setLetter] = useState<LetterForm | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const sendKey = useSendKey();
  const stage = APPLICATION_STAGES[to].label;
  const body = { stage: to, letter: isWritten ? letter : null };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads the same again
  useEffect(() => {
    let isOpen = true;
    setFailed(false);
    callApi(draftLetter, { params: { _id: applicationId, stage: to } }).then(
      (draft) => isOpen && setLetter(draft),
      () => isOpen && setFailed(true),
    );
    return () => {
      isOpen = false;
    };
  }, [applicationId, to, tries]);

  return (
    <ChangeDialog
      title={`Move ${name} to ${stage}`}
      action={isWritten ? 'Move and send email' : 'Move without email'}
      done={isWritten ? 'Application moved and email sent.' : 'Application moved.'}
      fallback="The application could not be moved. Please try again."
      isReady={!isWritten || Boolean(letter?.subject.trim() && letter.text.trim())}
      size="lg"
      change={() =>
        callApi(moveApplication, { params: { _id: applicationId }, body, headers: sendKey.headersFor(body) })
      }
      onClose={onClose}
    >
      <Checkbox
        label="Email the applicant"
        checked={isWritten}
        onChange={({ currentTarget }) => setWritten(currentTarget.checked)}
      />
      {isWritten && letter && <LetterFields applicationId={applicationId} letter={letter} onChange={setLetter} />}
      <LoadProblem
        message={isWritten && hasFailed ? 'The email could not be loaded.' : null}
        onRetry={() => setTries((before) => before + 1)}
      />
    </ChangeDialog>
  );
}
