import type { ChangeEvent } from 'react';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import classes from './shop.module.css';

interface Props {
  /** What choosing does: `Add a document`. */
  action: string;
  hint: string;
  accept: string;
  sent: number | null;
  problem: string | null;
  onFile: (file: File) => void;
}

/** A field that takes one file, chosen or dropped, and shows how far it is. */
export function FileField({ action, hint, accept, sent, problem, onFile }: Props) {
  function take(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    if (file) onFile(file);
  }

  return (
    <div>
      {/* The input lies over the whole label, so that a file dropped on it is taken without a script. */}
      <label className={classes.drop} data-busy={sent === null ? undefined : ''}>
        <input type="file" accept={accept} disabled={sent !== null} onChange={take} />
        <span className={classes.action}>{action}</span>
        <span className={classes.hint}>{hint}</span>
      </label>
      <div role="status">
        {sent !== null && <progress max={1} value={sent} aria-label="Upload" className={classes.progress} />}
      </div>
      <FormProblem message={problem} />
    </div>
  );
}
