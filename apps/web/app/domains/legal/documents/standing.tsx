import type { LegalDocument } from '@adunni/contracts/legal/documents';
import { legalPath } from '@adunni/contracts/legal/names';
import { Link } from 'react-router';
import classes from './document.module.css';
import { dayOf } from './effective.ts';

/** Says that a version no longer holds or not yet, and what is announced. */
export function Standing({ document: { name, time, version, next } }: { document: LegalDocument }) {
  if (time === 'now' && !next) return null;
  return (
    <div className={classes.standing} role="note">
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
