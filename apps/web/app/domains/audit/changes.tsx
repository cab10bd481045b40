import type { AuditChange } from '@adunni/contracts/audit/audit';
import classes from './changes.module.css';

const SHOWN = 4;

/** What a field held, in few words. */
function shownValue(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

const Change = ({ change: { field, before, after } }: { change: AuditChange }) => (
  <li>
    {field.replaceAll('_', ' ')}: <del>{shownValue(before)}</del> → <ins>{shownValue(after)}</ins>
  </li>
);

/** Fields of a record before and after; many of them unfold. */
export function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const further = changes.slice(SHOWN);
  return (
    <div className={classes.changes}>
      <ul>
        {changes.slice(0, SHOWN).map((change) => (
          <Change key={change.field} change={change} />
        ))}
      </ul>
      {further.length > 0 && (
        <details>
          <summary>{further.length} more</summary>
          <ul>
            {further.map((change) => (
              <Change key={change.field} change={change} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
