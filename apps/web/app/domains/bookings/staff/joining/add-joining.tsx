import { bookingErrors } from '@adunni/contracts/bookings/errors';
import { saysHowToJoin } from '@adunni/contracts/bookings/joining';
import { addJoiningDetails } from '@adunni/contracts/bookings/staff';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRevalidator } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { useSubmit } from '../../../../kit/forms/submit.ts';
import { toast } from '../../../../kit/toasts.ts';
import classes from './add-joining.module.css';
import { addedText, JOINING_HINT, shownCalls } from './joining-texts.ts';

/** Adds one link or number to all video calls that a list shows without joining details. */
export function AddJoining({ bookingIds }: { bookingIds: readonly string[] }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: { place: '' },
    validate: { place: (place) => (saysHowToJoin(place) ? null : bookingErrors.joining_unclear.message) },
  });
  const { busy, problem, onSubmit } = useSubmit(
    form,
    async ({ place }) => {
      const { saved } = await callApi(addJoiningDetails, { body: { place, bookingIds: [...bookingIds] } });
      toast('success', addedText(saved, bookingIds.length));
      await revalidate();
    },
    'The joining details could not be saved. Please try again.',
  );
  const { length } = bookingIds;
  return (
    <form className={classes.form} onSubmit={onSubmit} aria-labelledby="add-joining" noValidate>
      <h2 id="add-joining">Add joining details to {shownCalls(length)}</h2>
      <div className={classes.fields}>
        <TextInput
          label="Link or phone number"
          description={`${JOINING_HINT} Each customer is notified.`}
          size="md"
          maxLength={300}
          {...form.getInputProps('place')}
        />
        <FormProblem message={problem} />
        <Button type="submit" loading={busy}>
          Add to {shownCalls(length)}
        </Button>
      </div>
    </form>
  );
}
