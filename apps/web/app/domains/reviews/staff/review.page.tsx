import { MODERATION_STATUSES, reviewResource } from '@adunni/contracts/reviews/staff';
import { isStaff } from '@adunni/contracts/roles';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { moment } from '../../../kit/dates.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PhotoStrip } from '../../../kit/photos/photo-strip.tsx';
import { Stars } from '../../../kit/pictures/stars.tsx';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../kit/resource/resource-calls.ts';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { useSession } from '../../../kit/session/use-session.ts';
import { FIT_NAMES, REPORT_LABELS } from '../labels.ts';
import { ModerationActions } from './moderation-actions.tsx';
import { ReplyForm } from './reply-form.tsx';
import classes from './review.module.css';

export const meta = () => privateMeta('Review');

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => getRecord(reviewResource, params.reviewId ?? '');

type Loaded = Awaited<ReturnType<typeof clientLoader>>;

export const handle = {
  crumb: ({ record }: Loaded) => `By ${record.author}`,
};

export default function ReviewPage() {
  const { record: review, version } = useLoaderData<typeof clientLoader>();
  const session = useSession();
  const isHouse = session !== null && isStaff(session.role);
  const bought = [review.colour, review.size].filter(Boolean).join(', ');
  return (
    <main>
      <PageHead title={review.about.name} lead={`${review.rating} of 5 stars from ${review.author}`}>
        {isHouse && <ModerationActions review={review} version={version} />}
      </PageHead>
      <article className={classes.review}>
        <Stars rating={review.rating} size={20} />
        {review.title && <h2>{review.title}</h2>}
        <p className={classes.words}>{review.text}</p>
        <PhotoStrip photos={review.photos} of={`Review of ${review.about.name}`} />
      </article>
      <Facts
        facts={[
          ['Status', <StatusLabel key="status" of={MODERATION_STATUSES} is={review.status} />],
          ['Reason', review.hiddenReason],
          ['Maker', review.maker],
          ['Bought', bought],
          ['Fit', review.fit && FIT_NAMES[review.fit]],
          ['Helpful to', review.helpful],
          ['Date', moment(review.createdAt)],
          ['Changed', review.editedAt && moment(review.editedAt)],
          [
            'Order',
            review.order && (
              <Link key="order" to={`../../orders/${review.order._id}`} relative="path">
                {review.order.number}
              </Link>
            ),
          ],
          [
            'Booking',
            review.booking && (
              <Link key="booking" to={`../../bookings/${review.booking._id}`} relative="path">
                {review.booking.number}
              </Link>
            ),
          ],
          [
            'Page',
            review.status !== 'hidden' && (
              <Link key="page" to={readingPath(review.about)}>
                View in shop
              </Link>
            ),
          ],
          ['Demo', review.isDemo && 'Example written to show how the shop works'],
        ]}
      />
      {isHouse ? <Answer review={review} /> : <ReplyForm review={review} version={version} />}
      {isHouse && <Reports review={review} />}
    </main>
  );
}

const readingPath = ({ kind, _id }: Loaded['record']['about']): string =>
  kind === 'product' ? `/products/${_id}#reviews` : `/services/${_id}/reviews`;

function Answer({ review: { reply } }: { review: Loaded['record'] }) {
  return (
    <Section title="The maker’s reply" aside={reply && <span>{moment(reply.at)}</span>}>
      <p className={classes.words}>{reply?.text ?? 'No reply yet.'}</p>
    </Section>
  );
}

function Reports({ review: { reported } }: { review: Loaded['record'] }) {
  return (
    <Section title="Reports">
      {reported.length === 0 ? (
        <p>No reports.</p>
      ) : (
        <ul className={classes.reports}>
          {reported.map(({ _id, reason, text, by, at, isOpen }) => (
            <li key={_id}>
              <strong>{REPORT_LABELS[reason]}</strong>
              {text && <p className={classes.words}>{text}</p>}
              <p className={classes.soft}>
                {by}, <time dateTime={at}>{moment(at)}</time> · {isOpen ? 'awaiting decision' : 'decided'}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
