import { bookingErrors } from '@adunni/contracts/bookings/errors';
import { bookingDetailsForm } from '@adunni/contracts/bookings/forms';
import { saysHowToJoin } from '@adunni/contracts/bookings/joining';
import { bookingResource, changeBooking, type StaffBooking } from '@adunni/contracts/bookings/staff';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, callApi } from '../../../../kit/api/call-api.ts';
import { useSubmit } from '../../../../kit/forms/submit.ts';
import type { RecordForm } from '../../../../kit/resource/form/use-record-form.ts';
import { getRecord } from '../../../../kit/resource/resource-calls.ts';

type Details = { place: string; workNote: string; sharesCall: boolean };

/** The form of what a workshop changes of a booking; it is not the form of a resource, as the rest goes by steps. */
export function useDetailsForm(
  booking: StaffBooking,
  onSaved: (saved: Details) => void,
): RecordForm<Details> & { isShared: boolean } {
  const { _id, version, address, workNote, service } = booking;
  const form = useForm<Details>({
    initialValues: { place: address, workNote, sharesCall: false },
    validate: (values) => {
      const issues = bookingDetailsForm.safeParse({ ...values, version }).error?.issues ?? [];
      const isUnclear =
        service.place === 'video' && values.place !== '' && values.place !== address && !saysHowToJoin(values.place);
      return {
        ...(isUnclear && { place: bookingErrors.joining_unclear.message }),
        ...Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message])),
      };
    },
  });
  const [isStale, setStale] = useState(false);
  const [sharedPlace, setSharedPlace] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const fallback = 'The booking could not be saved. Please try again.';

  async function store(values: Details, seen: number): Promise<void> {
    setStale(false);
    try {
      await callApi(changeBooking, {
        params: { bookingId: _id },
        body: { ...values, sharesCall: values.sharesCall && values.place === sharedPlace, version: seen },
      });
      // At once, so that the guard of unsaved work does not stop the way on.
      flushSync(() => setSaved(true));
      onSaved(values);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') return setStale(true);
      if (error instanceof ApiError && error.code === 'joining_shared') setSharedPlace(values.place);
      throw error;
    }
  }

  const { busy, problem, submit } = useSubmit(form, (values: Details) => store(values, version), fallback);
  const over = useSubmit(
    form,
    async (values: Details) => store(values, (await getRecord(bookingResource, _id)).version),
    fallback,
  );
  return {
    form,
    busy: busy || over.busy,
    problem: problem ?? over.problem,
    isStale,
    isSaved,
    /** Whether another call is joined at the same time by what is entered. */
    isShared: sharedPlace !== null && form.values.place === sharedPlace,
    submit,
    saveOver: () => over.submit(form.getValues()),
  };
}
