import { INQUIRY_TEXT } from '@adunni/contracts/inquiries/kinds';
import { answerInquiry, type StaffInquiry } from '@adunni/contracts/inquiries/staff';
import { Button } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { draftOf } from '../../../kit/forms/draft.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { useSendKey } from '../../../kit/forms/use-send-key.ts';
import classes from './inquiry.module.css';

/** Where staff reply by email. */
export function AnswerForm({ inquiry: { _id, sender, email } }: { inquiry: StaffInquiry }) {
  const draft = useMemo(() => draftOf<string>(`inquiry-answer:${_id}`), [_id]);
  const [text, setText] = useState(() => draft.read() ?? '');
  const sendKey = useSendKey();
  const { busy, problem, run } = useChange('Reply sent.', 'The reply could not be sent. Please try again.', () => {
    write('');
    sendKey.hasArrived();
  });
  const isEmpty = text.trim() === '';

  function write(next: string): void {
    setText(next);
    if (next === '') draft.drop();
    else draft.keep(next);
  }

  function send(status: 'Answered' | 'Closed'): void {
    if (isEmpty || busy) return;
    const body = { message: text.trim(), status };
    void run(() => callApi(answerInquiry, { params: { _id }, body, headers: sendKey.headersFor(body) }));
  }

  return (
    <form
      className={classes.answer}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send('Answered');
      }}
    >
      <ProseField
        label={`Reply to ${sender}`}
        description={`Sent by email to ${email}. Your name is not shown. Please include nothing from an account: nobody has confirmed who wrote.`}
        value={text}
        onChange={write}
        maxLength={INQUIRY_TEXT}
        maxRows={14}
      />
      <FormProblem message={problem} />
      <div className={classes.buttons}>
        <Button type="submit" loading={busy} disabled={isEmpty}>
          Send reply
        </Button>
        <Button variant="default" disabled={isEmpty || busy} onClick={() => send('Closed')}>
          Send and close
        </Button>
      </div>
    </form>
  );
}
