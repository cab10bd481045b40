import { isExpired } from '../session/expiry.ts';
import { getSession } from '../session/stored-session.ts';
import classes from './load-problem.module.css';
import { RetryButton } from './retry-button.tsx';

interface Props {
  /** What could not be loaded; null while nothing is wrong, so that a screen reader notices what comes later. */
  message: string | null;
  isLoading?: boolean;
  onRetry: () => unknown;
}

/** Says where a part of a page stands that it could not be loaded, and loads it again. */
export function LoadProblem({ message, isLoading = false, onRetry }: Props) {
  const session = getSession();
  // The expiry check is about to lead to the login page, and says why.
  const isEnding = session !== null && isExpired(session, Date.now());
  return (
    <div role="alert">
      {message && !isEnding && (
        <div className={classes.problem}>
          <p>{message}</p>
          <RetryButton isLoading={isLoading} onRetry={onRetry} />
        </div>
      )}
    </div>
  );
}
