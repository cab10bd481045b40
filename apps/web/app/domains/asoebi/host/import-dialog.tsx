import type { HostedEvent } from '@adunni/contracts/asoebi/events';
import { importGuests } from '@adunni/contracts/asoebi/guest-list';
import type { Answer } from '@adunni/contracts/endpoint';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import classes from './host.module.css';

type Checked = Answer<typeof importGuests>;

/** Brings a list of guests in: pasted lines or a CSV file, first looked at and then added. */
export function ImportDialog({ event, onClose }: { event: HostedEvent; onClose: () => void }) {
  const [groupId, setGroupId] = useState(event.groups[0]?._id ?? '');
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const write = (next: string): void => {
    setText(next);
    setChecked(null);
  };
  const send = (isCheck: boolean): Promise<Checked> =>
    callApi(importGuests, { params: { eventId: event._id }, body: { groupId, text, isCheck } });

  async function check(): Promise<void> {
    setProblem(null);
    try {
      setChecked(await send(true));
    } catch (error) {
      setProblem(messageOf(error, 'We couldn’t read the list.'));
    }
  }

  return (
    <ChangeDialog
      title="Import a list"
      action={checked ? `Add ${countOf(checked.added, 'guest')}` : 'Add guests'}
      done={({ added, changed }: Checked) => `${countOf(added, 'guest')} added, ${changed} updated.`}
      fallback="We couldn’t add the guests."
      size="lg"
      isReady={checked !== null && checked.added + checked.changed > 0}
      change={() => send(false)}
      onClose={onClose}
    >
      <ProseField
        label="Names, one per line"
        description="Phone numbers and email addresses on the same line are found. A table with the headings name, phone, email, table and group works too."
        maxLength={200_000}
        minRows={6}
        maxRows={14}
        value={text}
        onChange={write}
      />
      <label>
        Or choose a CSV file{' '}
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={async ({ currentTarget }) => write((await currentTarget.files?.[0]?.text()) ?? '')}
        />
      </label>
      <NativeSelect
        label="Group"
        size="md"
        value={groupId}
        onChange={({ currentTarget }) => {
          setGroupId(currentTarget.value);
          setChecked(null);
        }}
        data={event.groups.map(({ _id, name }, index) => ({ value: _id, label: name || `Group ${index + 1}` }))}
      />
      <FormProblem message={problem} />
      {checked ? (
        <Report checked={checked} />
      ) : (
        <Button size="md" variant="default" disabled={text.trim() === ''} onClick={check}>
          Check the list
        </Button>
      )}
    </ChangeDialog>
  );
}

function Report({ checked: { added, changed, unchanged, problems, sample } }: { checked: Checked }) {
  return (
    <div role="status">
      <p className={classes.soft}>
        {countOf(added, 'new guest')}, {changed} with something new, {unchanged} on the list already.
      </p>
      <ul className={classes.lines}>
        {sample.map(({ name, phone, email, group }) => (
          <li key={`${name} ${phone} ${email}`}>
            <strong>{name}</strong>
            <span className={classes.soft}>{[phone, email, group].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
        {problems.map(({ line, text }) => (
          <li key={line}>
            <span>Line {line} is left out</span>
            <span className={classes.soft}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
