import '@mantine/core/styles/Switch.css';
import { daysForm } from '@adunni/contracts/availability/forms';
import {
  addCalendarDays,
  type CalendarDays,
  type Provider,
  removeCalendarDays,
} from '@adunni/contracts/availability/staff';
import { Button, Group, Select, Stack, Switch, TextInput, VisuallyHidden } from '@mantine/core';
import type { z } from 'zod';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { toast } from '../../../../kit/toasts.ts';
import { offerUndo, UndoNote } from '../../../../kit/undo/undo.tsx';
import { OutsideHours } from '../../hours/outside-hours.tsx';
import { useHoursForm } from '../../hours/use-hours-form.ts';
import { TimeInput } from '../clocks/time-field.tsx';
import { dayText } from '../clocks/times.ts';
import classes from './hours.module.css';
import { windowText } from './week-text.ts';

type Values = z.input<typeof daysForm>;
interface Props {
  days: readonly CalendarDays[];
  people: readonly Provider[];
  onDone: () => Promise<void>;
}

const EVERYBODY = 'everybody';
const NEW: Values = { providerId: null, firstDay: '', lastDay: '', windows: [], note: '' };

/** Days on which other hours hold than in the week, and how to add some. */
export function DaysOff({ days, people, onDone }: Props) {
  async function remove({ _id, ...body }: CalendarDays): Promise<void> {
    try {
      await callApi(removeCalendarDays, { params: { daysId: _id } });
      await onDone();
      offerUndo(
        'days off',
        'Regular hours restored.',
        () => void callApi(addCalendarDays, { body: { ...body, despiteBookings: true } }).then(onDone),
      );
    } catch (error) {
      toast('error', messageOf(error, 'This could not be removed. Please try again.'));
    }
  }
  return (
    <>
      <ul className={classes.list}>
        {days.map((each) => (
          <li key={each._id}>
            <span>
              {dayText(each.firstDay)}
              {each.lastDay !== each.firstDay && ` to ${dayText(each.lastDay)}`}
              {': '}
              {each.windows.length === 0 ? 'closed' : each.windows.map(windowText).join(', ')}
              <span className={classes.soft}>
                {each.note && ` · ${each.note}`} ·{' '}
                {people.find(({ _id }) => _id === each.providerId)?.name ?? 'everybody'}
              </span>
            </span>
            <Button variant="subtle" color="red" size="compact-sm" onClick={() => void remove(each)}>
              Remove<VisuallyHidden> {dayText(each.firstDay)}</VisuallyHidden>
            </Button>
          </li>
        ))}
        {days.length === 0 && <li className={classes.soft}>No holidays or special hours.</li>}
      </ul>
      <UndoNote place="days off" />
      <DaysForm people={people} onDone={onDone} />
    </>
  );
}

function DaysForm({ people, onDone }: Omit<Props, 'days'>) {
  const { form, bookings, busy, problem, onSubmit } = useHoursForm<Values>(
    daysForm,
    NEW,
    async (values, despiteBookings) => {
      await callApi(addCalendarDays, { body: { ...values, despiteBookings } });
      form.reset();
      await onDone();
      toast('success', 'Special hours saved.');
    },
    'The special hours could not be saved. Please try again.',
  );
  const { providerId, windows, lastDay } = form.getValues();
  const [window] = windows;
  const zone = (people.find(({ _id }) => _id === providerId) ?? people[0])?.zone ?? 'UTC';
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md" className={classes.fields}>
        <Group grow align="flex-start">
          <TextInput
            type="date"
            label="First day"
            required
            {...form.getInputProps('firstDay')}
            onChange={({ currentTarget: { value } }) => {
              form.setFieldValue('firstDay', value);
              if (!lastDay || lastDay < value) form.setFieldValue('lastDay', value);
            }}
          />
          <TextInput type="date" label="Last day" required {...form.getInputProps('lastDay')} />
        </Group>
        <Group grow align="flex-start">
          <Select
            label="Provider"
            data={[
              { value: EVERYBODY, label: 'Everyone' },
              ...people.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            allowDeselect={false}
            value={providerId ?? EVERYBODY}
            onChange={(value) => form.setFieldValue('providerId', value === EVERYBODY ? null : value)}
          />
          <TextInput label="Note" placeholder="Christmas" {...form.getInputProps('note')} />
        </Group>
        <Switch
          label="Closed all day"
          checked={!window}
          onChange={({ currentTarget }) =>
            form.setFieldValue('windows', currentTarget.checked ? [] : [{ from: 540, to: 780 }])
          }
        />
        {window && (
          <div className={classes.window}>
            <TimeInput
              aria-label="Open from"
              minutes={window.from}
              onChange={(minutes) => form.setFieldValue('windows.0.from', minutes)}
            />
            <span aria-hidden="true">to</span>
            <TimeInput
              aria-label="Open until"
              minutes={window.to}
              isEnd
              onChange={(minutes) => form.setFieldValue('windows.0.to', minutes)}
            />
            {form.errors['windows.0.to'] && <span className={classes.soft}>{form.errors['windows.0.to']}</span>}
          </div>
        )}
        {bookings && <OutsideHours bookings={bookings} zone={zone} />}
        <FormProblem message={problem} />
        <div>
          <Button type="submit" variant="default" loading={busy}>
            {bookings ? 'Keep bookings and save' : 'Save'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
