import { type Booking, reportBooking } from '@adunni/contracts/bookings/bookings';
import { REPORT_REASON_LABELS, type ReportReason } from '@adunni/contracts/bookings/report-rules';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ChoiceList } from '../../../../kit/forms/choice-list.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';

interface Props {
  booking: Booking;
  reasons: readonly ReportReason[];
  onClose: () => void;
}

/** What each reason is about, in a few more words. */
const MORE: Record<ReportReason, string> = {
  'maker-absent': 'Nobody was there, or nobody joined the call',
  'customer-present': 'I was marked as a no-show, but I came',
  'not-as-booked': 'It was shorter, different or unfinished',
  other: 'Tell us what happened',
};

/** Reports a problem with a booking to Adunni and the maker. */
export default function ReportDialog({ booking: { _id: bookingId, maker }, reasons, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [text, setText] = useState('');
  const choices = reasons.map((value) => ({ value, label: REPORT_REASON_LABELS[value], description: MORE[value] }));
  return (
    <ChangeDialog
      title="Report a problem"
      action="Send report"
      done="Report sent."
      fallback="Your report could not be sent. Please try again."
      isReady={reason !== '' && text.trim() !== ''}
      change={() =>
        callApi(reportBooking, { params: { bookingId }, body: { reason: reason === '' ? 'other' : reason, text } })
      }
      onClose={onClose}
    >
      <ChoiceList
        label="What went wrong?"
        value={reason}
        choices={choices}
        onChoose={(value) => setReason(value as ReportReason)}
      />
      <ProseField label="What happened?" value={text} onChange={setText} maxLength={2000} required />
      <Text size="sm" c="dimmed">
        Adunni reviews your report and {maker.name} can reply. You can add photos in the conversation.
      </Text>
    </ChangeDialog>
  );
}
