import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import button from '../../../../kit/button.module.css';
import { readDesign, toFragment } from '../design/design.ts';
import classes from './start.module.css';

/** Opens a recipe that somebody copied. */
export default function ImportForm() {
  const [problem, setProblem] = useState<string | null>(null);
  const field = useId();
  const navigate = useNavigate();
  function open(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const read = readDesign(String(new FormData(event.currentTarget).get('recipe')).trim());
    if ('problem' in read) setProblem(read.problem);
    else navigate(`/design#${toFragment(read.design)}`);
  }
  return (
    <form onSubmit={open} className={classes.form}>
      <label htmlFor={field}>Recipe (JSON)</label>
      <textarea
        id={field}
        name="recipe"
        rows={6}
        spellCheck={false}
        placeholder='{ "garment": "boubou", … }'
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${field}-problem`}
      />
      {problem !== null && (
        <p id={`${field}-problem`} role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <button type="submit" className={button.outline}>
        Open recipe
      </button>
    </form>
  );
}
