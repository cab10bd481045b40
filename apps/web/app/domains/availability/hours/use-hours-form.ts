import type { ErrorBody } from '@adunni/contracts/errors';
import { useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../../../kit/api/call-api.ts';
import { useSubmit } from '../../../kit/forms/submit.ts';
import { useCheckedForm } from './use-checked-form.ts';

/**
 * A form of hours. The bookings that these would leave outside are kept until the hours are changed; who saves meanwhile
 * knows of them, and `despiteBookings` says so.
 */
export function useHoursForm<F extends Record<string, unknown>>(
  schema: z.ZodType<unknown, F>,
  initialValues: F,
  send: (values: F, despiteBookings: boolean) => Promise<void>,
  fallback: string,
) {
  const [bookings, setBookings] = useState<ErrorBody['bookings']>();
  const form = useCheckedForm(schema, initialValues, () => setBookings(undefined));
  const submission = useSubmit(
    form,
    async (values: F) => {
      try {
        await send(values, bookings !== undefined);
        setBookings(undefined);
      } catch (error) {
        if (!(error instanceof ApiError) || !error.alternatives.bookings) throw error;
        setBookings(error.alternatives.bookings);
      }
    },
    fallback,
  );
  return { form, bookings, ...submission };
}
