import type { LegalVersionCard } from '@adunni/contracts/legal/documents';
import { type LegalDocumentName, legalPath } from '@adunni/contracts/legal/names';
import { Link } from 'react-router';
import { AsOfDay } from './as-of-day.tsx';
import classes from './document.module.css';
import { dayOf } from './effective.ts';

interface Props {
  name: LegalDocumentName;
  shown: string;
  versions: readonly LegalVersionCard[];
  /** The day that was asked for, or empty. */
  on: string;
}

/** All versions with what each changed, so that anyone can read what held on a day. */
export function Versions({ name, shown, versions, on }: Props) {
  return (
    <section className={classes.versions} aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <AsOfDay name={name} versions={versions} on={on} />
      <ol reversed>
        {versions.map(({ _id, label, effectiveAt, whatChanged, isMinor }) => (
          <li key={_id}>
            <Link to={`${legalPath(name)}?version=${label}`} aria-current={_id === shown ? 'page' : undefined}>
              Version {label}, from {dayOf(effectiveAt)}
            </Link>
            <p>
              {isMinor && 'Correction: '}
              {whatChanged}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
