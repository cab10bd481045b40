import type { LegalDocument } from '@adunni/contracts/legal/documents';
import { legalPath } from '@adunni/contracts/legal/names';
import { Link } from 'react-router';
import classes from './document.module.css';
import { dayOf } from './effective.ts';

interface Props {
  document: LegalDocument;
  /** The day that was asked for, or empty. */
  on: string;
}

/** Says that a version no longer holds or not yet, of which day it is, and what is announced. */
export function Standing({ document: { name, time, version, next }, on }: Props) {
  if (time === 'now' && !next && !on) return null;
  return (
    <div className={classes.standing} role="note">
      {on && <p>As of {dayOf(on)}, this version applied.</p>}
      {time === 'past' && <p>This is an earlier version, kept for reference. It no longer applies.</p>}
      {time === 'future' && (
        <p>
          This version applies from {dayOf(version.effectiveAt)}. {version.whatChanged}
        </p>
      )}
      {time !== 'now' && <Link to={legalPath(name)}>Read the current version</Link>}
      {next && (
        <p>
          From {dayOf(next.effectiveAt)} this page changes: {next.whatChanged}{' '}
          <Link to={`${legalPath(name)}?version=${next.label}`}>Read the new version</Link>
        </p>
      )}
    </div>
  );
}
