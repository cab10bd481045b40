import '@mantine/core/styles/Radio.css';
import { REPORT_REASONS, type ReportReason } from '@adunni/contracts/reviews/forms';
import { type Review, reportReview } from '@adunni/contracts/reviews/reviews';
import { Button, Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { toast } from '../../../kit/toasts.ts';
import { REPORT_LABELS } from '../labels.ts';

interface Props {
  review: Review;
  onReported: () => void;
  onClose: () => void;
}

/** Asks what is wrong with a review, for people at Adunni to decide. */
export default function ReportDialog({ review, onReported, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(): Promise<void> {
    if (reason === '') return setProblem('Please select a reason.');
    setBusy(true);
    setProblem(null);
    try {
      const { message } = await callApi(reportReview, { params: { reviewId: review._id }, body: { reason, text } });
      toast('success', message);
      onReported();
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'The report could not be sent. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <Dialog onClose={onClose} title={`Report the review by ${review.author}`}>
      <Stack>
        <Radio.Group
          label="Why are you reporting this review?"
          value={reason}
          onChange={(value) => setReason(value as ReportReason)}
        >
          <Stack gap="sm" mt="sm">
            {REPORT_REASONS.map((value) => (
              <Radio key={value} value={value} label={REPORT_LABELS[value]} size="md" />
            ))}
          </Stack>
        </Radio.Group>
        <ProseField label="Details (optional)" maxLength={500} minRows={2} value={text} onChange={setText} />
        <FormProblem message={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} onClick={() => void send()}>
            Report
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
