import { bookingResource } from '@adunni/contracts/bookings/staff';
import { Textarea, TextInput } from '@mantine/core';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { FormSection, RecordForm } from '../../../../kit/resource/form/record-form.tsx';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../../kit/resource/resource-calls.ts';
import { NumberText } from '../../../../kit/texts/number-text.tsx';
import { toast } from '../../../../kit/toasts.ts';
import { spanText } from '../labels.ts';
import { useDetailsForm } from './use-details-form.ts';

export const meta = () => privateMeta('Edit a booking');
export const handle = { crumb: 'Edit' };

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  getRecord(bookingResource, params.bookingId ?? '');

const WHERE = {
  studio: 'The address that the customer should come to.',
  video: 'A link to the call or the phone number you will call.',
  home: '',
};

export default function EditBookingPage() {
  const { record: booking } = useLoaderData<typeof clientLoader>();
  const { _id, number, customer, service, startsAt, endsAt, zone } = booking;
  const navigate = useNavigate();
  const back = `../../${_id}`;
  const state = useDetailsForm(booking, ({ place }) => {
    const isTold = place !== booking.address && booking.heldUntil === null && !booking.isWalkIn;
    toast('success', `Booking ${number} saved.${isTold ? ' The customer was notified.' : ''}`);
    navigate(back, { relative: 'path' });
  });
  const { form } = state;
  return (
    <main>
      <PageHead
        title={<NumberText>{`Booking ${number}`}</NumberText>}
        lead={`${service.title} for ${customer.name}, ${spanText(startsAt, endsAt, zone)}. To change the time, reschedule the booking on its page.`}
      />
      <RecordForm state={state} action="Save" back={back}>
        {service.place !== 'home' && (
          <FormSection
            title={service.place === 'video' ? 'Joining details' : 'Location'}
            lead={
              booking.heldUntil
                ? 'The customer sees it with the booking once they have paid.'
                : 'The customer sees it with the booking, and is notified when it changes.'
            }
          >
            <TextInput
              label={service.place === 'video' ? 'Link or phone number' : 'Address'}
              description={WHERE[service.place]}
              size="md"
              maxLength={300}
              {...form.getInputProps('place')}
            />
          </FormSection>
        )}
        <FormSection title="Note" lead="Internal note: customers never see it.">
          <Textarea
            label="Your note"
            size="md"
            autosize
            minRows={4}
            maxLength={2000}
            {...form.getInputProps('workNote')}
          />
        </FormSection>
      </RecordForm>
    </main>
  );
}
