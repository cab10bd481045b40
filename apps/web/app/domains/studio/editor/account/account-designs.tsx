import { type Design, listDesigns } from '@adunni/contracts/studio/designs';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { LoadProblem } from '../../../../kit/page/load-problem.tsx';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { useSession } from '../../../../kit/session/use-session.ts';
import classes from '../start/start.module.css';

/** The designs of the account that this device does not have already. */
export function AccountDesigns({ known }: { known: readonly string[] }) {
  const isSignedIn = useSession() !== null;
  const [designs, setDesigns] = useState<readonly Design[] | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!isSignedIn) return setDesigns(null);
    let isOver = false;
    callApi(listDesigns).then(
      ({ items }) => isOver || setDesigns(items),
      () => isOver || setDesigns('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [isSignedIn, attempt]);
  if (designs === 'failed')
    return (
      <LoadProblem
        message="The designs in your account could not be loaded."
        onRetry={() => setAttempt((count) => count + 1)}
      />
    );
  const others = designs?.filter(({ _id }) => !known.includes(_id)) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={classes.group} aria-labelledby="in-account">
      <h2 id="in-account">In your account</h2>
      <ul className={classes.kinds}>
        {others.map(({ _id, name, picture }) => (
          <li key={_id}>
            <Link to={`/design?design=${_id}`} className={classes.kind}>
              {picture ? (
                <span className={classes.frame}>
                  <Picture picture={picture} sizes="(min-width: 62em) 11rem, 44vw" alt="" />
                </span>
              ) : (
                <span className={classes.unseen} aria-hidden="true" />
              )}
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
