import { BRAND } from '@adunni/contracts/brand';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError } from '../../kit/api/call-api.ts';
import button from '../../kit/button.module.css';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { problemOf } from '../../kit/page/problem-of.ts';
import { isExpired } from '../../kit/session/expiry.ts';
import { getSession } from '../../kit/session/stored-session.ts';
import { LatePage } from './late-page.tsx';
import { MessagePage } from './message-page.tsx';
import { TryAgain } from './try-again.tsx';
import { UNREACHABLE } from './unreachable.ts';

/**
 * What a person sees when a page fails, with ways to go on. It titles itself, as the page that failed has no say.
 * The links load the page anew, so that nothing broken stays.
 */
export function ErrorMessage() {
  const error = useRouteError();
  const session = getSession();
  // The expiry check is about to lead to the login page.
  if (session && isExpired(session, Date.now())) return <LoadingScreen />;
  switch (problemOf(error)) {
    case 'missing':
      return (
        <Screen title="Page not found" text="It may have been removed, or the link may have changed.">
          <a href="/products" className={button.filled}>
            Shop all
          </a>
        </Screen>
      );
    case 'forbidden':
      return (
        <Screen
          title="You don’t have access to this page"
          text="If you think you should, log in with a different account."
        />
      );
    case 'unreachable':
      return (
        <Screen {...UNREACHABLE}>
          <TryAgain />
        </Screen>
      );
    case 'broken':
      return (
        <Screen
          title="Something went wrong"
          text="There was a problem on our side. Your cart and wishlist are safe. Please try again."
        >
          {isOfCode(error) ? (
            <button type="button" className={button.filled} onClick={() => loadAnew(error)}>
              Try again
            </button>
          ) : (
            <TryAgain />
          )}
        </Screen>
      );
  }
}

/** Whether the page itself failed, so that new data alone would not help. */
const isOfCode = (error: unknown): boolean => !isRouteErrorResponse(error) && !(error instanceof ApiError);

const loadAnew = (error: unknown): void =>
  error instanceof LatePage ? window.location.assign(error.address) : window.location.reload();

function Screen({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <MessagePage title={title} text={text}>
      <title>{`${title} · ${BRAND.name}`}</title>
      {children}
      <a href="/" className={button.outline}>
        Back to home
      </a>
    </MessagePage>
  );
}
