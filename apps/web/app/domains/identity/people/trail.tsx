import type { TrailEntry } from '@adunni/contracts/identity/people';
import { Link } from 'react-router';
import { moment } from '../../../kit/dates.ts';
import lines from '../../../kit/resource/trail.module.css';
import classes from './trail.module.css';

interface Props {
  entries: readonly TrailEntry[];
  empty: string;
  /** Whether all of it was done by the person whose page this is. */
  isOwn?: boolean;
}

/** What was done, by whom and what it changed; the latest first. */
export function Trail({ entries, empty, isOwn = false }: Props) {
  if (entries.length === 0) return <p>{empty}</p>;
  return (
    <ol className={lines.trail}>
      {entries.map(({ _id, action, actor, changes, at, table }) => (
        <li key={_id}>
          <p className={lines.what}>
            <strong>{action}</strong>
            <span>{isOwn ? wordsOf(table) : <Link to={`/admin/users/${actor._id}`}>{actor.name}</Link>}</span>
            <time dateTime={at}>{moment(at)}</time>
          </p>
          {changes.length > 0 && (
            <details className={classes.changes}>
              <summary>{changes.length === 1 ? '1 change' : `${changes.length} changes`}</summary>
              <dl>
                {changes.map(({ field, before, after }) => (
                  <div key={field}>
                    <dt>{wordsOf(field)}</dt>
                    <dd>
                      {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

/** `email_verified_at` as `Email verified at`. */
const wordsOf = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
