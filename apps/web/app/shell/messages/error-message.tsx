import { BRAND } from '@adunni/contracts/brand';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import button from '../../kit/button.module.css';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { isExpired } from '../../kit/session/expiry.ts';
import { getSession } from '../../kit/session/stored-session.ts';
import { LatePage } from './late-page.tsx';
import { MessagePage } from './message-page.tsx';

/**
 * What a person sees when a page fails, with ways to go on. It titles itself, as the page that failed has no say.
 * The links load the page anew, so that nothing broken stays.
 */
export function ErrorMessage() {
  const error = useRouteError();
  const retry = (): void =>
    error instanceof LatePage ? window.location.assign(error.address) : window.location.reload();
  const session = getSession();
  // The expiry check is about to lead to the login page.
  if (session && isExpired(session, Date.now())) return <LoadingScreen />;
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <MessagePage title="Page not found" text="It may have been removed, or the link may have changed.">
        <title>{`Not found · ${BRAND.name}`}</title>
        <a href="/products" className={button.filled}>
          Shop all
        </a>
        <a href="/" className={button.outline}>
          Back to home
        </a>
      </MessagePage>
    );
  return (
    <MessagePage
      title="Something went wrong"
      text="There was a problem on our side. Your cart and wishlist are safe. Please try again."
    >
      <title>{`Something went wrong · ${BRAND.name}`}</title>
      <button type="button" className={button.filled} onClick={retry}>
        Try again
      </button>
      <a href="/" className={button.outline}>
        Back to home
      </a>
    </MessagePage>
  );
}
