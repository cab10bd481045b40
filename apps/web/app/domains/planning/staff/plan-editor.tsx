import '@mantine/core/styles/Checkbox.css';
import type { Sent } from '@adunni/contracts/endpoint';
import type { Naira } from '@adunni/contracts/money';
import { MOST } from '@adunni/contracts/planning/forms';
import { TASK_OWNERS, type TaskOwner, VENDOR_KINDS, type VendorKind } from '@adunni/contracts/planning/names';
import { type StaffCase, savePlan } from '@adunni/contracts/planning/staff';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { newKey } from '../../../kit/api/new-key.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { Rows } from '../../../kit/forms/rows.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { DayField, MoneyField } from '../../../kit/resource/form/fields.tsx';
import classes from './case.module.css';
import { RunRows } from './run-rows.tsx';

type Words = Sent<typeof savePlan>['body']['plan'];

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const wordsOf = ({ tasks, plan }: StaffCase): Words => ({
  tasks: tasks.map(({ _id, title, dueOn, owner }) => ({ _id, title, dueOn, owner })),
  budget: [...plan.budget],
  vendors: [...plan.vendors],
  run: [...plan.run],
});

interface Props {
  record: StaffCase;
  version: number;
}

/** Changes checklist, budget, vendors and run sheet of an agreed case. */
export function PlanEditor({ record, version }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Edit plan</Button>;
  return <Editor record={record} version={version} onClose={() => setOpen(false)} />;
}

function Editor({ record, version, onClose }: Props & { onClose: () => void }) {
  const [words, setWords] = useState(() => wordsOf(record));
  const { busy, problem, run } = useChange('Plan saved.', 'The plan could not be saved.', onClose);
  const change = (changed: Partial<Words>) => setWords((before) => ({ ...before, ...changed }));
  return (
    <form
      className={classes.editor}
      aria-label="Plan"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => callApi(savePlan, { params: { _id: record._id }, body: { version, plan: words } }));
      }}
    >
      <h3>Checklist</h3>
      <TaskRows words={words} change={change} />
      <h3>Budget</h3>
      <Rows
        rows={words.budget}
        onChange={(budget) => change({ budget })}
        blank={() => ({ label: '', planned: 0, actual: null })}
        noun="budget line"
        most={MOST.lines}
      >
        {(line, set) => (
          <>
            <TextInput
              label="For"
              maxLength={80}
              required
              value={line.label}
              onChange={({ currentTarget }) => set({ label: currentTarget.value })}
            />
            <MoneyField
              label="Planned"
              value={line.planned}
              onChange={(next) => set({ planned: (next ?? 0) as Naira })}
            />
            <MoneyField label="Actual" value={line.actual} onChange={(next) => set({ actual: next as Naira | null })} />
          </>
        )}
      </Rows>
      <h3>Vendors</h3>
      <VendorRows words={words} change={change} />
      <h3>Run sheet</h3>
      <RunRows lines={words.run} onChange={(lines) => change({ run: lines })} />
      <FormProblem message={problem} />
      <div className={classes.buttons}>
        <Button type="submit" loading={busy}>
          Save plan
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface RowsProps {
  words: Words;
  change: (changed: Partial<Words>) => void;
}

function TaskRows({ words, change }: RowsProps) {
  return (
    <Rows
      rows={words.tasks}
      onChange={(tasks) => change({ tasks })}
      blank={() => ({ _id: newKey(), title: '', dueOn: null, owner: 'coordinator' as const })}
      noun="entry"
      most={MOST.tasks}
    >
      {(task, set) => (
        <>
          <TextInput
            label="What"
            maxLength={160}
            required
            value={task.title}
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
          <DayField label="Due" value={task.dueOn} onChange={(dueOn) => set({ dueOn })} />
          <NativeSelect
            label="Whose"
            value={task.owner}
            onChange={({ currentTarget }) => set({ owner: currentTarget.value as TaskOwner })}
            data={choices(TASK_OWNERS)}
          />
        </>
      )}
    </Rows>
  );
}

function VendorRows({ words, change }: RowsProps) {
  return (
    <Rows
      rows={words.vendors}
      onChange={(vendors) => change({ vendors })}
      blank={() => ({ kind: 'venue' as const, name: '', phone: '', note: '', isBooked: false })}
      noun="vendor"
      most={MOST.vendors}
    >
      {(vendor, set) => (
        <>
          <NativeSelect
            label="Kind"
            value={vendor.kind}
            onChange={({ currentTarget }) => set({ kind: currentTarget.value as VendorKind })}
            data={choices(VENDOR_KINDS)}
          />
          <TextInput
            label="Name"
            maxLength={80}
            required
            value={vendor.name}
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          />
          <TextInput
            label="Phone"
            maxLength={24}
            value={vendor.phone}
            onChange={({ currentTarget }) => set({ phone: currentTarget.value })}
          />
          <TextInput
            label="Note"
            maxLength={200}
            value={vendor.note}
            onChange={({ currentTarget }) => set({ note: currentTarget.value })}
          />
          <Checkbox
            label="Booked"
            checked={vendor.isBooked}
            onChange={({ currentTarget }) => set({ isBooked: currentTarget.checked })}
          />
        </>
      )}
    </Rows>
  );
}
