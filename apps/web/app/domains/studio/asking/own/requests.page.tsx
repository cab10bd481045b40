import { STUDIO } from '@adunni/contracts/studio/addresses';
import { REQUEST_STATUSES } from '@adunni/contracts/studio/asking/names';
import { type DesignRequest, listRequests } from '@adunni/contracts/studio/asking/requests';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import button from '../../../../kit/button.module.css';
import { countOf } from '../../../../kit/count-of.ts';
import { day } from '../../../../kit/dates.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { LoadingScreen } from '../../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { SpeechIcon } from '../../../../kit/pictures/icons.tsx';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { StatusLabel } from '../../../../kit/resource/status.tsx';
import { requireSession } from '../../../../kit/session/guard.ts';
import classes from '../asking.module.css';

export const meta = () => privateMeta('My Requests');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return callApi(listRequests);
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** What a person asked makers for. */
export default function RequestsPage() {
  const { items } = useLoaderData<typeof clientLoader>();
  return (
    <main className={classes.page} id="main">
      <h1>My Requests</h1>
      {items.length === 0 ? (
        <EmptyState
          icon={<SpeechIcon />}
          ways={
            <>
              <Link to={STUDIO} className={button.filled}>
                Open the design studio
              </Link>
              <Link to="/makers" className={button.outline}>
                Browse makers
              </Link>
            </>
          }
        >
          <p>
            No requests yet. To get a price, design a garment and choose “Ask makers”, or choose “Ask this maker for
            something like it” on the page of a maker or product.
          </p>
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {items.map((request) => (
            <li key={request._id}>
              <Row request={request} />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

function Row({ request: { _id, title, status, look, product, makers, createdAt } }: { request: DesignRequest }) {
  const picture = look?.picture ?? product?.picture;
  const answered = makers.filter((one) => one.status === 'answered').length;
  return (
    <Link to={`/account/requests/${_id}`} className={classes.row}>
      <span className={classes.thumb}>{picture && <Picture picture={picture} sizes="5rem" alt="" />}</span>
      <div>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        <p>
          <StatusLabel of={REQUEST_STATUSES} is={status} />
        </p>
        <p>
          {makers.map(({ maker }) => maker.name).join(', ')}
          {answered > 0 && status === 'open' && `: ${countOf(answered, 'response')}`}
        </p>
        <p className={classes.soft}>{day(createdAt)}</p>
      </div>
    </Link>
  );
}
