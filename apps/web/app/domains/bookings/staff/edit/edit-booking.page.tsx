import '@mantine/core/styles/Checkbox.css';
import { bookingResource } from '@adunni/contracts/bookings/staff';
import { isStaff } from '@adunni/contracts/roles';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate } from 'react-router';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { FormSection, RecordForm } from '../../../../kit/resource/form/record-form.tsx';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { getRecord, listRows } from '../../../../kit/resource/resource-calls.ts';
import { requireSession } from '../../../../kit/session/guard.ts';
import { NumberText } from '../../../../kit/texts/number-text.tsx';
import { toast } from '../../../../kit/toasts.ts';
import { JOINING_HINT, othersText } from '../joining/joining-texts.ts';
import { spanText } from '../labels.ts';
import { useDetailsForm } from './use-details-form.ts';

export const meta = () => privateMeta('Edit a booking');

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { role } = requireSession(request, bookingResource.access);
  const seen = await getRecord(bookingResource, params.bookingId ?? '');
  const isOwnCall = !isStaff(role) && seen.record.service.place === 'video';
  const othersOf = async (joining: 'missing' | 'due'): Promise<number> => {
    const lacking = isOwnCall ? (await listRows(bookingResource, { joining, limit: '100' })).items : [];
    return lacking.filter(({ _id }) => _id !== seen.record._id).length;
  };
  const [others, due] = await Promise.all([othersOf('missing'), othersOf('due')]);
  return { ...seen, others, due };
}

export const handle = {
  crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => `Edit ${record.number}`,
};

const WHERE = {
  studio: 'The address that the customer should come to.',
  video: JOINING_HINT,
  home: '',
};

export default function EditBookingPage() {
  const { record: booking, others, due } = useLoaderData<typeof clientLoader>();
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
            {state.isShared && (
              <Checkbox
                label="Use it for both: their customers are in the call together"
                {...form.getInputProps('sharesCall', { type: 'checkbox' })}
              />
            )}
            {others > 0 && (
              <p>
                {othersText(due, others)}{' '}
                <Link to="../..?view=list&joining=missing" relative="path">
                  Add joining details to all at once
                </Link>
              </p>
            )}
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
