import { notePartner } from '@adunni/contracts/affiliates/staff';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { moment } from '../../../kit/dates.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import classes from './partner.module.css';
import type { Partner } from './partner-actions.tsx';

const MOST_NOTE = 2000;

/** What staff noted about a partner, and where they note more. */
export function Notes({ partner: { _id, notes } }: { partner: Partner }) {
  return (
    <Section title="Notes">
      {notes.length > 0 && (
        <ul className={classes.notes}>
          {notes.map(({ _id: noteId, text, author, at }) => (
            <li key={noteId}>
              <strong>{author || 'Deleted account'}</strong> <time dateTime={at}>{moment(at)}</time>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <NoteForm partnerId={_id} />
    </Section>
  );
}

function NoteForm({ partnerId }: { partnerId: string }) {
  const [text, setText] = useState('');
  const { busy, problem, run } = useChange('Note saved.', 'The note could not be saved. Please try again.', () =>
    setText(''),
  );
  const said = text.trim();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (said) void run(() => callApi(notePartner, { params: { partnerId }, body: { text: said } }));
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      <ProseField
        label="Note"
        description="Only staff read it."
        maxLength={MOST_NOTE}
        value={text}
        onChange={setText}
      />
      <FormProblem message={problem} />
      <div>
        <Button type="submit" variant="default" loading={busy} disabled={!said}>
          Save note
        </Button>
      </div>
    </form>
  );
}
