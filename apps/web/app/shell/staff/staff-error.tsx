import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router';
import { ApiError, messageOf } from '../../kit/api/call-api.ts';
import button from '../../kit/button.module.css';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { isExpired } from '../../kit/session/expiry.ts';
import { getSession } from '../../kit/session/stored-session.ts';
import { areaOf } from '../navigation/staff-map.ts';
import classes from './staff-error.module.css';

/** Whether there is nothing to be shown: what is sought does not exist, or the address was mistyped. */
const isMissing = (error: unknown): boolean =>
  (isRouteErrorResponse(error) || error instanceof ApiError) && (error.status === 404 || error.status === 400);

/** What is said in place of a staff page that failed, the way around still there. */
export function StaffError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const session = getSession();
  // The expiry check is about to lead to the login page.
  if (!session || isExpired(session, Date.now())) return <LoadingScreen />;
  const missing = isMissing(error);
  return (
    <main className={classes.page}>
      <h1>{missing ? 'Page not found' : 'This page could not be shown'}</h1>
      <p className={classes.text}>
        {missing
          ? 'It may have been removed, or you may not have access to it.'
          : messageOf(error, 'There was a problem on our side. Please try again.')}
      </p>
      <div className={classes.ways}>
        {!missing && (
          <button type="button" className={button.filled} onClick={() => window.location.reload()}>
            Try again
          </button>
        )}
        <Link to={`/${areaOf(pathname)}/dashboard`} className={button.outline}>
          Back to the dashboard
        </Link>
      </div>
    </main>
  );
}
