import { BRAND } from '@adunni/contracts/brand';
import { Link, useLocation, useRouteError } from 'react-router';
import { messageOf } from '../../kit/api/call-api.ts';
import button from '../../kit/button.module.css';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { type Problem, problemOf } from '../../kit/page/problem-of.ts';
import { isExpired } from '../../kit/session/expiry.ts';
import { getSession } from '../../kit/session/stored-session.ts';
import { TryAgain } from '../messages/try-again.tsx';
import { UNREACHABLE } from '../messages/unreachable.ts';
import { areaOf } from '../navigation/staff-map.ts';
import classes from './staff-error.module.css';

/** What is said in place of a staff page that failed, the way around still there; titled here, as that page has no say. */
export function StaffError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const session = getSession();
  // The expiry check is about to lead to the login page.
  if (!session || isExpired(session, Date.now())) return <LoadingScreen />;
  const problem = problemOf(error);
  const { title, text } = saidOf(problem, error);
  const home = `/${areaOf(pathname)}/dashboard`;
  return (
    <main className={classes.page}>
      <title>{`${title} · ${BRAND.name}`}</title>
      <h1>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.ways}>
        {(problem === 'unreachable' || problem === 'broken') && <TryAgain />}
        {pathname !== home && (
          <Link to={home} className={button.outline}>
            Back to the dashboard
          </Link>
        )}
      </div>
    </main>
  );
}

function saidOf(problem: Problem, error: unknown): { title: string; text: string } {
  switch (problem) {
    case 'missing':
      return { title: 'Page not found', text: 'It may have been removed, or you may not have access to it.' };
    case 'forbidden':
      return {
        title: 'You don’t have access to this page',
        text: messageOf(error, 'If you think you should, ask whoever manages your account.'),
      };
    case 'unreachable':
      return UNREACHABLE;
    case 'broken':
      return {
        title: 'This page could not be shown',
        text: messageOf(error, 'There was a problem on our side. Please try again.'),
      };
  }
}
