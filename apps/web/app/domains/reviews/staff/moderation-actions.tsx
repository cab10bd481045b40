import { hideReview, keepReview, type ReviewRecord, restoreReview } from '@adunni/contracts/reviews/staff';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { toast } from '../../../kit/toasts.ts';

interface Props {
  review: ReviewRecord;
  version: number;
}

/** What staff decide about a review: hide it, show it again, or let a reported one stay. */
export function ModerationActions({ review, version }: Props) {
  const [isHiding, setHiding] = useState(false);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const seen = { params: { _id: review._id }, body: { version } };

  async function decide(endpoint: typeof keepReview | typeof restoreReview, done: string): Promise<void> {
    setBusy(true);
    try {
      await callApi(endpoint, seen);
      toast('success', done);
      await revalidate();
    } catch (error) {
      toast('error', messageOf(error, 'This could not be saved. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  if (review.status === 'hidden')
    return (
      <Button loading={busy} onClick={() => void decide(restoreReview, 'Review restored.')}>
        Restore
      </Button>
    );
  return (
    <>
      {review.status === 'reported' && (
        <Button
          variant="default"
          loading={busy}
          onClick={() => void decide(keepReview, 'Review kept. Reports closed.')}
        >
          Keep review
        </Button>
      )}
      <Button color="red" onClick={() => setHiding(true)}>
        Hide
      </Button>
      {isHiding && <HideDialog review={review} version={version} onClose={() => setHiding(false)} />}
    </>
  );
}

function HideDialog({ review, version, onClose }: Props & { onClose: () => void }) {
  const [reason, setReason] = useState('');
  return (
    <ChangeDialog
      title="Hide this review"
      action="Hide"
      done="Review hidden. The author has been notified."
      fallback="The review could not be hidden. Please try again."
      isDestructive
      isReady={reason.trim() !== ''}
      change={() => callApi(hideReview, { params: { _id: review._id }, body: { version, reason } })}
      onClose={onClose}
    >
      <ProseField
        label="Reason"
        description="Sent to the author by email and shown with the review."
        required
        maxLength={400}
        value={reason}
        onChange={setReason}
      />
    </ChangeDialog>
  );
}
