import '@mantine/core/styles/Rating.css';
import { MOST_NOTE, noteApplication, rateApplication } from '@adunni/contracts/careers/staff-applications';
import { Button, Rating, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { useSendKey } from '../../../kit/forms/use-send-key.ts';
import classes from './application-record.module.css';

/** Where somebody of staff gives their stars, which replace those that they gave before. */
export function RatingForm({ applicationId, ownStars }: { applicationId: string; ownStars: number | null }) {
  const [stars, setStars] = useState(ownStars ?? 0);
  const [remark, setRemark] = useState('');
  const { busy, problem, run } = useChange(
    'Rating saved.',
    'The rating could not be saved. Please try again.',
    () => {},
  );
  return (
    <form
      className={classes.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (stars > 0)
          void run(() => callApi(rateApplication, { params: { _id: applicationId }, body: { stars, remark } }));
      }}
    >
      <Rating aria-label="Your rating" size="lg" value={stars} onChange={setStars} />
      <TextInput
        label="Why (optional)"
        maxLength={500}
        value={remark}
        onChange={({ currentTarget }) => setRemark(currentTarget.value)}
      />
      <FormProblem message={problem} />
      <div>
        <Button type="submit" variant="default" loading={busy} disabled={stars === 0}>
          {ownStars ? 'Change rating' : 'Save rating'}
        </Button>
      </div>
    </form>
  );
}

/** Where somebody of staff notes something, which the applicant never reads. */
export function NoteForm({ applicationId }: { applicationId: string }) {
  const [text, setText] = useState('');
  const sendKey = useSendKey();
  const { busy, problem, run } = useChange('Note saved.', 'The note could not be saved. Please try again.', () => {
    setText('');
    sendKey.hasArrived();
  });
  const body = { text: text.trim() };
  return (
    <form
      className={classes.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (body.text)
          void run(() =>
            callApi(noteApplication, { params: { _id: applicationId }, body, headers: sendKey.headersFor(body) }),
          );
      }}
    >
      <ProseField
        label="Note"
        description="Only staff read it."
        value={text}
        onChange={setText}
        maxLength={MOST_NOTE}
      />
      <FormProblem message={problem} />
      <div>
        <Button type="submit" variant="default" loading={busy} disabled={!body.text}>
          Save note
        </Button>
      </div>
    </form>
  );
}
