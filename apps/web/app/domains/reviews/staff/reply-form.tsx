import { type ReviewRecord, replyToReview } from '@adunni/contracts/reviews/staff';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { moment } from '../../../kit/dates.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { UnsavedGuard } from '../../../kit/forms/unsaved-guard.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { toast } from '../../../kit/toasts.ts';
import classes from './review.module.css';

/** Where a maker answers a review, or changes the answer. */
export function ReplyForm({ review, version }: { review: ReviewRecord; version: number }) {
  const { reply } = review;
  const [text, setText] = useState(reply?.text ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const isChanged = text.trim() !== (reply?.text ?? '');

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || !isChanged) return;
    setBusy(true);
    setProblem(null);
    try {
      await callApi(replyToReview, { params: { _id: review._id }, body: { version, text } });
      toast('success', 'Reply published.');
      await revalidate();
    } catch (error) {
      setProblem(messageOf(error, 'Your reply could not be saved. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section title="Your reply" aside={reply && <span>{moment(reply.at)}</span>}>
      <form className={classes.reply} onSubmit={(event) => void send(event)}>
        <ProseField
          label={reply ? 'Edit your reply' : 'Reply to this review'}
          description={`Your reply is public and shown below the review.${reply ? '' : ' You can reply once, and edit it later.'}`}
          maxLength={1000}
          value={text}
          onChange={setText}
        />
        <FormProblem message={problem} />
        <Button type="submit" loading={busy} disabled={!isChanged || text.trim() === ''}>
          {reply ? 'Save reply' : 'Publish reply'}
        </Button>
      </form>
      <UnsavedGuard isDirty={isChanged && !busy} />
    </Section>
  );
}
