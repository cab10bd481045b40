import { Link, useLocation } from 'react-router';
import type { SaveState } from './autosave.ts';
import classes from './edit.module.css';

interface Props {
  state: SaveState;
  problem: string | null;
  onRetry: () => unknown;
}

/** Says whether what is written is on the server, and what to do when it is not. */
export function SaveNote({ state, problem, onRetry }: Props) {
  const { pathname, search } = useLocation();
  if (state === 'stale')
    return (
      <div className={classes.problem} role="alert">
        <p>{problem}</p>
        <Link to={pathname + search} reloadDocument>
          Reload
        </Link>
      </div>
    );
  if (state === 'failed' || state === 'refused')
    return (
      <div className={classes.problem} role="alert">
        <p>{problem}</p>
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      </div>
    );
  return (
    <p className={classes.saved} role="status">
      {state === 'saved' ? 'All changes saved' : 'Saving…'}
    </p>
  );
}
