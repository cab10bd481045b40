import { PRIVACY_DAYS, PRIVACY_REQUESTS, type PrivacyRequest } from '@adunni/contracts/inquiries/kinds';
import { NativeSelect } from '@mantine/core';
import { InquiryFrame, MessageField, SenderFields } from '../form/fields.tsx';
import { useInquiryForm } from '../form/use-inquiry-form.ts';

const REQUESTS: Readonly<Record<PrivacyRequest, string>> = {
  Access: 'A copy of my personal data',
  Correction: 'Correct my personal data',
  Deletion: 'Delete my personal data',
  Objection: 'Object to how my personal data is used',
  Portability: 'Take my personal data to another service',
};

/** How somebody without an account asks for their rights over their personal data. */
export function PrivacyRequestForm() {
  const state = useInquiryForm('Privacy');
  const { values, errors, change } = state;
  return (
    <InquiryFrame state={state} action="Send request">
      <NativeSelect
        name="request"
        label="Your request"
        description={`We respond within ${PRIVACY_DAYS} days.`}
        size="md"
        required
        value={values.request}
        onChange={({ currentTarget }) => change({ request: currentTarget.value })}
        data={[
          { value: '', label: 'Select a request' },
          ...PRIVACY_REQUESTS.map((request) => ({ value: request, label: REQUESTS[request] })),
        ]}
        error={errors.request}
      />
      <SenderFields state={state} />
      <MessageField state={state} label="Details" />
    </InquiryFrame>
  );
}
