import type { LegalVersionCard } from '@adunni/contracts/legal/documents';
import { type LegalDocumentName, legalPath } from '@adunni/contracts/legal/names';
import { Form } from 'react-router';
import button from '../../../kit/button.module.css';
import { shopDay } from '../../../kit/dates.ts';
import plain from '../../../kit/forms/plain-fields.module.css';
import classes from './document.module.css';

interface Props {
  name: LegalDocumentName;
  /** The newest first. */
  versions: readonly LegalVersionCard[];
  /** The day that was asked for, or empty. */
  on: string;
}

/** Leads to the document as it was on a day. Works without scripts too: the day is in the address. */
export function AsOfDay({ name, versions, on }: Props) {
  const first = versions.at(-1);
  return (
    <Form action={legalPath(name)} className={`${plain.fields} ${classes.asOfDay}`}>
      <label>
        As of date
        <input type="date" name="on" key={on} defaultValue={on} required min={first && shopDay(first.effectiveAt)} />
      </label>
      <button type="submit" className={button.outline}>
        View
      </button>
    </Form>
  );
}
