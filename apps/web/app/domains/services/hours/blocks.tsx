import { blockForm } from '@adunni/contracts/availability-forms';
import { addBlock, type CalendarBlock, type Provider, removeBlock } from '@adunni/contracts/availability-staff';
import { Button, Group, Select, SimpleGrid, Stack, TextInput, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { moment } from '../../../kit/dates.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useSubmit } from '../../../kit/forms/submit.ts';
import { useRefusal } from '../../../kit/forms/use-refusal.ts';
import { MomentField } from '../../../kit/resource/fields.tsx';
import { toast } from '../../../kit/toasts.ts';
import { offerUndo } from '../../../kit/undo.tsx';
import { InTheWay } from '../../bookings/staff/fill/in-the-way.tsx';
import classes from './hours.module.css';
import { useCheckedForm } from './use-checked-form.ts';

type Values = z.input<typeof blockForm>;
interface Props {
  blocks: readonly CalendarBlock[];
  people: readonly Provider[];
  onDone: () => Promise<void>;
}

/** Time that somebody keeps free of bookings, and how to keep more. */
export function Blocks({ blocks, people, onDone }: Props) {
  async function remove({ _id, ...body }: CalendarBlock): Promise<void> {
    try {
      await callApi(removeBlock, { params: { blockId: _id } });
      await onDone();
      const again = { ...body, despiteBookings: true };
      offerUndo('The time can be booked again.', () => void callApi(addBlock, { body: again }).then(onDone));
    } catch (error) {
      toast('error', messageOf(error, 'That could not be taken out. Please try again.'));
    }
  }
  return (
    <>
      <ul className={classes.list}>
        {blocks.map((block) => (
          <li key={block._id}>
            <span>
              {moment(block.startsAt)} to {moment(block.endsAt)}
              <span className={classes.soft}>
                {block.note && ` · ${block.note}`} · {people.find(({ _id }) => _id === block.providerId)?.name}
              </span>
            </span>
            <Button variant="subtle" color="red" size="compact-sm" onClick={() => void remove(block)}>
              Take out<VisuallyHidden> {moment(block.startsAt)}</VisuallyHidden>
            </Button>
          </li>
        ))}
        {blocks.length === 0 && <li className={classes.soft}>Nothing is kept free.</li>}
      </ul>
      <BlockForm people={people} onDone={onDone} />
    </>
  );
}

function BlockForm({ people, onDone }: Omit<Props, 'blocks'>) {
  const form = useCheckedForm<Values>(blockForm, {
    providerId: people[0]?._id ?? '',
    startsAt: '',
    endsAt: '',
    note: '',
  });
  const { refusal, noting, forget } = useRefusal();
  const { providerId, startsAt, endsAt } = form.getValues();
  const when = `${providerId} ${startsAt} ${endsAt}`;
  const [asked, setAsked] = useState('');
  // What is in the way of one time says nothing about another.
  const bookings = asked === when ? refusal?.alternatives.bookings : undefined;
  const { busy, problem, submit } = useSubmit(
    form,
    async (values: Values) => {
      setAsked(when);
      await noting(() => callApi(addBlock, { body: { ...values, despiteBookings: bookings !== undefined } }));
      forget();
      form.reset();
      await onDone();
      toast('success', 'The time is kept free.');
    },
    'The time could not be kept free. Please try again.',
  );
  const field = (name: 'startsAt' | 'endsAt') => ({
    ...form.getInputProps(name),
    onChange: (value: string | null) => form.setFieldValue(name, value ?? ''),
  });
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md" className={classes.fields}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <MomentField label="From" description="In your own time zone" required {...field('startsAt')} />
          <MomentField label="Until" description="In your own time zone" required {...field('endsAt')} />
        </SimpleGrid>
        <Group grow align="flex-start">
          <Select
            label="Whose time"
            data={people.map(({ _id, name }) => ({ value: _id, label: name }))}
            allowDeselect={false}
            {...form.getInputProps('providerId')}
          />
          <TextInput label="What for" {...form.getInputProps('note')} />
        </Group>
        <FormProblem message={problem} />
        {bookings && (
          <InTheWay
            bookings={bookings}
            zone={people.find(({ _id }) => _id === providerId)?.zone ?? 'UTC'}
            listPath="../../bookings/"
          />
        )}
        <div>
          <Button type="submit" variant="default" loading={busy}>
            {bookings ? 'Keep it free all the same' : 'Keep it free'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
