import type { OwnReview } from '@adunni/contracts/reviews/reviews';
import { Text } from '@mantine/core';
import { day } from '../../../kit/dates.ts';
import { PhotoStrip } from '../../../kit/photos/photo-strip.tsx';
import { Stars } from '../../../kit/pictures/stars.tsx';
import { FIT_NAMES } from '../labels.ts';
import classes from './write.module.css';

/** A review that its author can no longer change. */
export function WrittenReview({ review, maker }: { review: OwnReview; maker: string }) {
  const { rating, fit, title, text, photos, reply, createdAt, helpful } = review;
  return (
    <article className={classes.form}>
      <Stars rating={rating} size={28} />
      {title && <h2 className={classes.title}>{title}</h2>}
      <p className={classes.words}>{text}</p>
      <PhotoStrip photos={photos} of="Your photo" />
      <Text c="dimmed">
        {[`Written on ${day(createdAt)}`, fit && FIT_NAMES[fit], helpful > 0 && `helpful to ${helpful}`]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {reply && (
        <div>
          <Text c="dimmed">
            {maker} replied, {day(reply.at)}
          </Text>
          <p className={classes.words}>{reply.text}</p>
        </div>
      )}
    </article>
  );
}
