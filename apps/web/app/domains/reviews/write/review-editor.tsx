import { MAX_REVIEW_PHOTOS } from '@adunni/contracts/reviews/forms';
import { Alert, Button, Text, Textarea, TextInput, Title } from '@mantine/core';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { day } from '../../../kit/dates.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { PhotoField } from '../../../kit/photos/photo-field.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { toast } from '../../../kit/toasts.ts';
import { FitField, StarField } from './choice-fields.tsx';
import type { Subject } from './subject.ts';
import { useReviewForm } from './use-review-form.ts';
import classes from './write.module.css';
import { WrittenReview } from './written-review.tsx';

/** Where an author writes a review, changes it, or reads what can no longer be changed. */
export function ReviewEditor({ subject }: { subject: Subject }) {
  const { review, back } = subject;
  return (
    <main className={classes.page} id="main">
      <Link to={back.path} className={classes.back}>
        {back.label}
      </Link>
      <Title order={1} size="h2">
        {review ? 'Your review' : subject.question}
      </Title>
      <What subject={subject} />
      {review?.status === 'hidden' && (
        <Alert color="red" variant="light" title="Only you can see this review">
          {review.hiddenReason}
        </Alert>
      )}
      {review && !review.isEditable ? (
        <WrittenReview review={review} maker={subject.maker} />
      ) : (
        <Form subject={subject} />
      )}
    </main>
  );
}

function What({ subject: { picture, path, title, details } }: { subject: Subject }) {
  return (
    <div className={classes.piece}>
      <span className={classes.picture}>{picture && <Picture picture={picture} sizes="6rem" alt="" />}</span>
      <div>
        <Link to={path} className={classes.title}>
          {title}
        </Link>
        <Text c="dimmed">{details}</Text>
      </div>
    </div>
  );
}

function Form({ subject }: { subject: Subject }) {
  const navigate = useNavigate();
  const { review } = subject;
  const form = useReviewForm(subject, () => {
    toast('success', review ? 'Review updated.' : subject.published);
    void navigate(subject.back.path);
  });
  const { values, change, errors } = form;

  function send(event: FormEvent): void {
    event.preventDefault();
    void form.submit();
  }

  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <StarField value={values.rating} onChange={(rating) => change({ rating })} error={errors.rating ?? null} />
      {subject.eligibility.kind === 'line' && (
        <FitField
          value={values.fit}
          onChange={(fit) => change({ fit })}
          wasNone={review !== null && review.fit === null}
        />
      )}
      <Textarea
        label="Your review"
        description={subject.hint}
        size="md"
        required
        maxLength={2000}
        autosize
        minRows={4}
        maxRows={16}
        value={values.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        error={errors.text}
      />
      <TextInput
        label="Title (optional)"
        size="md"
        maxLength={80}
        value={values.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        error={errors.title}
      />
      <fieldset className={classes.field}>
        <legend>Photos</legend>
        <p className={classes.hint}>{subject.photoHint} Photos are public. We remove location and camera data.</p>
        <PhotoField photos={form.photos} hint={`Up to ${MAX_REVIEW_PHOTOS}`} />
      </fieldset>
      <FormProblem message={form.problem} />
      <div className={classes.end}>
        <Button type="submit" size="md" loading={form.busy} disabled={!form.isReady}>
          {review ? 'Save changes' : 'Publish review'}
        </Button>
        <p className={classes.hint}>
          {review
            ? `You can edit it until ${day(review.editableUntil)}.`
            : 'Your first name and last initial are shown. You can edit your review for 30 days.'}
        </p>
      </div>
    </form>
  );
}
