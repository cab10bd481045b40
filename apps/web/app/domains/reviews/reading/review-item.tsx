import type { Picture as PictureData } from '@adunni/contracts/fields';
import type { Review } from '@adunni/contracts/reviews/reviews';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { lazy } from '../../../kit/lazy.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { Stars } from '../../../kit/pictures/stars.tsx';
import { FIT_NAMES, reviewDay } from '../labels.ts';
import classes from './reviews.module.css';
import type { VotesAndReports } from './use-votes-and-reports.ts';

const PhotoViewer = lazy(() => import('./photo-viewer.tsx'));
const ReportDialog = lazy(() => import('./report-dialog.tsx'));

interface Props {
  review: Review;
  maker: string;
  votesAndReports: VotesAndReports;
}

/** One review with its photos and the maker’s answer. */
export function ReviewItem({ review, maker, votesAndReports }: Props) {
  const { author, rating, fit, title, text, size, colour, photos, reply, createdAt, editedAt, isDemo } = review;
  const bought = [colour, size].filter(Boolean).join(', ');
  return (
    <article className={classes.review}>
      <p>
        <Stars rating={rating} />
      </p>
      {title && (
        <h3 dir="auto" className={classes.heading}>
          {title}
        </h3>
      )}
      <p dir="auto" className={classes.words}>
        {text}
      </p>
      <Photos photos={photos} author={author} />
      <p className={classes.soft}>
        <bdi>{author}</bdi>, <time dateTime={createdAt}>{reviewDay(createdAt)}</time>
        {editedAt && ', edited'}
        {isDemo && <span className={classes.demo}>Demo</span>}
      </p>
      {(bought || fit) && (
        <p className={classes.soft}>
          {[bought && `Purchased: ${bought}`, fit && FIT_NAMES[fit]].filter(Boolean).join(' · ')}
        </p>
      )}
      {reply && (
        <div className={classes.reply}>
          <p className={classes.replyBy}>
            <bdi>{maker}</bdi> replied, <time dateTime={reply.at}>{reviewDay(reply.at)}</time>
          </p>
          <p dir="auto" className={classes.words}>
            {reply.text}
          </p>
        </div>
      )}
      <Judge review={review} votesAndReports={votesAndReports} />
    </article>
  );
}

function Photos({ photos, author }: { photos: readonly PictureData[]; author: string }) {
  const [open, setOpen] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={classes.photos}>
        {photos.map((photo, index) => (
          <li key={photo._id}>
            <button type="button" className={classes.photo} onClick={() => setOpen(index)}>
              <Picture picture={photo} sizes="6rem" alt={`Photo ${index + 1} by ${author}`} />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <PhotoViewer photos={photos} first={open} author={author} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Where a reader says that a review helped, or that it should not be there. */
function Judge({ review, votesAndReports }: Pick<Props, 'review' | 'votesAndReports'>) {
  const { mine, isSignedIn, helpfulCount, vote, noteReport } = votesAndReports;
  const { pathname } = useLocation();
  const [isReporting, setReporting] = useState(false);
  const count = helpfulCount(review);
  if (mine.own.includes(review._id))
    return (
      <p className={classes.judge}>
        <span className={classes.soft}>Your review{count > 0 && `, helpful to ${count}`}</span>
      </p>
    );
  if (!isSignedIn)
    return (
      <p className={classes.judge}>
        <Link to={`/login?next=${encodeURIComponent(pathname)}`} className={classes.chip}>
          Helpful{count > 0 && ` (${count})`}
        </Link>
      </p>
    );
  const isHelpful = mine.helpful.includes(review._id);
  return (
    <div className={classes.judge}>
      <button type="button" className={classes.chip} aria-pressed={isHelpful} onClick={() => void vote(review)}>
        Helpful{count > 0 && ` (${count})`}
      </button>
      {mine.reported.includes(review._id) ? (
        <span className={classes.soft}>Reported</span>
      ) : (
        <button type="button" className={classes.quiet} onClick={() => setReporting(true)}>
          Report
        </button>
      )}
      {isReporting && (
        <Suspense>
          <ReportDialog review={review} onReported={() => noteReport(review._id)} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
