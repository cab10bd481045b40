import type { StaffOrder } from '@adunni/contracts/orders/staff';
import { addOrderNote } from '@adunni/contracts/orders/work';
import { Button, NativeSelect, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { moment } from '../../../../kit/dates.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { useChange } from '../../../../kit/forms/use-change.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import classes from './order.module.css';

/** Value of the choice of readers that stands for staff alone. */
const STAFF_ONLY = '';

/** Internal notes, which customers never see, and a field for another. */
export function Notes({ order }: { order: StaffOrder }) {
  return (
    <Section title="Internal notes">
      {order.notes.length > 0 && (
        <ul className={classes.rows}>
          {order.notes.map(({ _id, author, at, text, audience, partId }) => (
            <li key={_id}>
              <span className={classes.soft}>
                {author}, {moment(at)}
                {order.isStaff && `, to ${audience === 'staff' ? 'staff' : (makerOf(order, partId) ?? 'the maker')}`}
              </span>
              <p className={classes.note}>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <NoteForm order={order} />
    </Section>
  );
}

const makerOf = ({ parts }: StaffOrder, partId: string | null): string | undefined =>
  parts.find(({ _id }) => _id === partId)?.maker.name;

function NoteForm({ order }: { order: StaffOrder }) {
  const [text, setText] = useState('');
  const [readers, setReaders] = useState(order.isStaff ? STAFF_ONLY : (order.parts[0]?._id ?? STAFF_ONLY));
  const fallback = 'The note could not be saved. Please try again.';
  const { busy, problem, run } = useChange('Note added.', fallback, () => setText(''));
  const part = order.parts.find(({ _id }) => _id === readers);
  const sewer = part?.viewer !== 'tailor' && part?.tailor;
  const choices = [
    ...(order.isStaff ? [{ value: STAFF_ONLY, label: 'Staff only' }] : []),
    ...order.parts.map(({ _id, maker }) => ({
      value: _id,
      label: order.isStaff ? `Staff and ${maker.name}` : maker.name,
    })),
  ];

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') return;
    const body =
      readers === STAFF_ONLY
        ? { text, audience: 'staff' as const, partId: null }
        : { text, audience: 'maker' as const, partId: readers };
    void run(() => callApi(addOrderNote, { params: { orderId: order._id }, body }));
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="sm" mt="md">
        <ProseField
          label="New note"
          description={['Not visible to customers.', sewer && `${sewer.name} reads it too.`].filter(Boolean).join(' ')}
          value={text}
          onChange={setText}
          maxLength={2000}
          minRows={2}
        />
        {choices.length > 1 && (
          <NativeSelect
            label="Visible to"
            value={readers}
            onChange={({ currentTarget }) => setReaders(currentTarget.value)}
            data={choices}
          />
        )}
        <FormProblem message={problem} />
        <Button type="submit" variant="default" loading={busy} disabled={text.trim() === ''}>
          Add note
        </Button>
      </Stack>
    </form>
  );
}
