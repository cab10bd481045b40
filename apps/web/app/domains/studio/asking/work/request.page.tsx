import { ASK_STATUSES, DECLINE_REASONS, isOpenAsk } from '@adunni/contracts/studio/asking/names';
import { type AskRecord, askResource } from '@adunni/contracts/studio/asking/work';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { countOf } from '../../../../kit/count-of.ts';
import { moment } from '../../../../kit/dates.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { QueueLinks } from '../../../../kit/resource/queue/queue-links.tsx';
import { getRecord } from '../../../../kit/resource/resource-calls.ts';
import { StatusLabel } from '../../../../kit/resource/status.tsx';
import { useSession } from '../../../../kit/session/use-session.ts';
import classes from '../asking.module.css';
import { Changes } from '../changes.tsx';
import { LookLines, LookView } from '../look-view.tsx';
import { timeLeft } from '../time-left.ts';
import { RequestButtons } from './request-buttons.tsx';

export const meta = () => privateMeta('Request');

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => getRecord(askResource, params.id ?? '');

export const handle = {
  crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.title,
};

/** A request as the maker answers it, or as staff read it. */
export default function AskPage() {
  const { record, version } = useLoaderData<typeof clientLoader>();
  const isMaker = useSession()?.role === 'Designer';
  const { _id, title, customer, maker, status, createdAt, words, look, product } = record;
  return (
    <main>
      <QueueLinks resource={askResource} id={_id} />
      <PageHead
        title={<bdi>{title}</bdi>}
        lead={
          <>
            <StatusLabel of={ASK_STATUSES} is={status} />, requested by <bdi>{customer}</bdi>
            {!isMaker && ` from ${maker.name}`} on {moment(createdAt)}
          </>
        }
      >
        {isMaker && <RequestButtons key={_id} record={record} version={version} />}
      </PageHead>
      <Standing record={record} isMaker={isMaker} />
      <div className={classes.columns}>
        {look && (
          <div>
            <LookView look={look} alt={title} />
          </div>
        )}
        <div>
          <Section title="Request">
            {product && (
              <p>
                Something like <Link to={product.path}>{product.title}</Link>
              </p>
            )}
            <p className={classes.words} dir="auto">
              {words || 'No message.'}
            </p>
            {look && <LookLines lines={look.lines} />}
          </Section>
          {isMaker && isOpenAsk(status) && <BeforePricing />}
          <Answer record={record} isMaker={isMaker} />
        </div>
      </div>
    </main>
  );
}

/** Where it stands, and what follows. */
function Standing({ record, isMaker }: { record: AskRecord; isMaker: boolean }) {
  const { status, respondBy, answer, declined, payBy, orderId, maker } = record;
  if (status === 'asked' && respondBy)
    return (
      <p className={classes.news}>
        {isMaker ? 'Please respond' : 'Responds'} by {moment(respondBy)}:{' '}
        {timeLeft(respondBy, Date.now()).toLowerCase()}. After that the request expires, and the customer is notified
        and can ask another maker.
      </p>
    );
  if (status === 'answered' && answer)
    return (
      <p className={classes.news}>
        {isMaker ? 'You' : maker.name} responded on {moment(answer.answeredAt)}. Waiting for the customer: the response
        is valid until {moment(answer.holdsUntil)}.
      </p>
    );
  if (status === 'accepted')
    return (
      <p className={classes.news}>
        {orderId ? (
          <>
            Ordered.{' '}
            <Link to={`../../orders/${orderId}`} relative="path">
              View order
            </Link>
          </>
        ) : (
          <>Accepted. The customer can order{payBy && ` until ${moment(payBy)}`}. Nothing to do until then.</>
        )}
      </p>
    );
  if (declined)
    return (
      <p className={classes.news}>
        Declined: {DECLINE_REASONS[declined.reason]}
        {declined.note && `. ${declined.note}`}
      </p>
    );
  return null;
}

/** What a price covers, and for whom it is named. */
const BeforePricing = () => (
  <>
    <Section title="Price">
      <p className={classes.said}>
        Your price is for sewing and all fabric: the customer pays nothing else but tax and delivery.
      </p>
    </Section>
    <Section title="Measurements">
      <p className={classes.said}>
        Not shared with a request: the customer shares them with the order or soon after, and you confirm them before
        cutting. The price does not change with them, so message the customer if it depends on the size.
      </p>
    </Section>
  </>
);

function Answer({ record: { answer, look, title, maker }, isMaker }: { record: AskRecord; isMaker: boolean }) {
  if (!answer) return null;
  return (
    <Section title="Response">
      <p className={classes.offer}>
        <span>{naira(answer.price)}</span>
        <span>{countOf(answer.days, 'day')}</span>
      </p>
      {answer.message && (
        <p className={classes.words} dir="auto">
          {answer.message}
        </p>
      )}
      {answer.look && look && (
        <Changes
          {...{ asked: look, offered: answer.look, title, maker: maker.name }}
          by={isMaker ? 'maker' : 'staff'}
        />
      )}
    </Section>
  );
}
