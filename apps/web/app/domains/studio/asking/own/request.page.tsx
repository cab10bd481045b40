import { isOpenAsk, MOST_MAKERS, REQUEST_STATUSES } from '@adunni/contracts/studio/asking/names';
import { cancelRequest, getRequest } from '@adunni/contracts/studio/asking/requests';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import button from '../../../../kit/button.module.css';
import { day } from '../../../../kit/dates.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { LoadingScreen } from '../../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { StatusLabel } from '../../../../kit/resource/status.tsx';
import { requireSession } from '../../../../kit/session/guard.ts';
import classes from '../asking.module.css';
import { LookLines, LookView } from '../look-view.tsx';
import type { Route } from './+types/request.page.ts';
import { Agreed } from './agreed.tsx';
import { AnswerCard } from './answer-card.tsx';
import { AskMoreDialog } from './ask-more-dialog.tsx';

export const meta = () => privateMeta('My request');

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return callApi(getRequest, { params: { requestId: params.requestId ?? '' } });
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** A request with the responses of its makers, side by side. */
export default function RequestPage({ loaderData: { request } }: Route.ComponentProps) {
  const [open, setOpen] = useState<'more' | 'cancel' | null>(null);
  const { _id, title, status, words, look, product, makers, createdAt } = request;
  const left = MOST_MAKERS - makers.filter((one) => isOpenAsk(one.status)).length;
  return (
    <main className={classes.page} id="main">
      <Link to="/account/requests" className={classes.back}>
        All requests
      </Link>
      <div className={classes.head}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <StatusLabel of={REQUEST_STATUSES} is={status} />
      </div>
      <Agreed request={request} />
      <div className={classes.columns}>
        <section aria-labelledby="request">
          <h2 id="request">Your request</h2>
          {look && (
            <>
              <LookView look={look} alt={title} />
              <LookLines lines={look.lines} />
            </>
          )}
          {product && <p>Like {product.path ? <Link to={product.path}>{product.title}</Link> : product.title}</p>}
          {words && (
            <p className={classes.words} dir="auto">
              {words}
            </p>
          )}
          <p className={classes.soft}>Sent {day(createdAt)}</p>
        </section>
        <section aria-labelledby="responses">
          <h2 id="responses">Makers</h2>
          <ul className={classes.answers}>
            {makers.map((asked) => (
              <li key={asked._id}>
                <AnswerCard request={request} asked={asked} />
              </li>
            ))}
          </ul>
          <p className={classes.buttons}>
            {status === 'open' && left > 0 && (
              <button type="button" className={button.outline} onClick={() => setOpen('more')}>
                Ask another maker
              </button>
            )}
            {(status === 'open' || status === 'accepted') && (
              <button type="button" className={button.outline} onClick={() => setOpen('cancel')}>
                Cancel request
              </button>
            )}
          </p>
        </section>
      </div>
      {open === 'more' && <AskMoreDialog request={request} most={left} onClose={() => setOpen(null)} />}
      {open === 'cancel' && (
        <ChangeDialog
          title="Cancel the request"
          action="Cancel request"
          done="Request cancelled. The makers have been notified."
          fallback="The request could not be cancelled."
          dismiss="Keep request"
          isDestructive
          change={() => callApi(cancelRequest, { params: { requestId: _id } })}
          onClose={() => setOpen(null)}
        >
          <p>The makers are told, and their responses are closed. Nothing was charged.</p>
        </ChangeDialog>
      )}
    </main>
  );
}
