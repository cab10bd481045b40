import '@mantine/core/styles/Switch.css';
import {
  type LabelledMailChoice,
  type MailChoice,
  putMailChoices,
} from '@adunni/contracts/notifications/notifications';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { toast } from '../../../kit/toasts.ts';
import classes from './mail-choices.module.css';

/** For each kind of notification that can concern the person, whether an email comes too. Each change is kept at once. */
export function MailChoices({ choices }: { choices: readonly LabelledMailChoice[] }) {
  const [kept, setKept] = useState(choices);
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
  const put = (choice: MailChoice) =>
    setKept((all) => all.map((each) => (each.kind === choice.kind ? { ...each, ...choice } : each)));

  async function choose(choice: MailChoice): Promise<void> {
    put(choice);
    setSaving((kinds) => new Set([...kinds, choice.kind]));
    try {
      await callApi(putMailChoices, { body: { items: [choice] } });
    } catch (error) {
      put({ ...choice, mail: !choice.mail });
      toast('error', messageOf(error, 'Your settings could not be saved. Please try again.'));
    } finally {
      setSaving((kinds) => new Set([...kinds].filter((kind) => kind !== choice.kind)));
    }
  }

  return (
    <>
      <p className={classes.lead}>
        All updates appear here. Choose which ones you also get by email. Receipts and cancellations are always emailed.
      </p>
      <ul className={classes.list}>
        {kept.map(({ kind, label, mail }) => (
          <li key={kind}>
            <Switch
              size="md"
              labelPosition="left"
              label={label}
              checked={mail}
              disabled={saving.has(kind)}
              onChange={({ currentTarget }) => choose({ kind, mail: currentTarget.checked })}
              classNames={{
                body: classes.row,
                labelWrapper: classes.words,
                label: classes.label,
                track: classes.track,
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
