import { getReviewLine, type ReviewLine } from '@adunni/contracts/reviews';
import { Alert, Button, Text, Textarea, TextInput, Title } from '@mantine/core';
import type { FormEvent } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { day } from '../../../kit/dates.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { LoadingScreen } from '../../../kit/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Picture } from '../../../kit/picture.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { toast } from '../../../kit/toasts.ts';
import { FitField, StarField } from './choice-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import { useReviewForm } from './use-review-form.ts';
import classes from './write.module.css';
import { WrittenReview } from './written-review.tsx';

export const meta = () => privateMeta('Your review');

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return callApi(getReviewLine, { params: { itemId: params.itemId ?? '' } });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function WriteReviewPage() {
  const { line } = useLoaderData<typeof clientLoader>();
  const { review } = line;
  return (
    <main className={classes.page} id="main">
      <Link to={`/orders/${line.orderId}`} className={classes.back}>
        Your order
      </Link>
      <Title order={1} size="h2">
        {review ? 'Your review' : 'How is it?'}
      </Title>
      <Piece line={line} />
      {review?.state === 'hidden' && (
        <Alert color="red" variant="light" title="Nobody but you sees this review">
          {review.hiddenReason}
        </Alert>
      )}
      {review && !review.isEditable ? <WrittenReview review={review} maker={line.maker} /> : <Form line={line} />}
    </main>
  );
}

function Piece({ line: { picture, productId, title, maker, size, colour } }: { line: ReviewLine }) {
  return (
    <div className={classes.piece}>
      <span className={classes.picture}>{picture && <Picture picture={picture} sizes="6rem" alt="" />}</span>
      <div>
        <Link to={`/products/${productId}`} className={classes.title}>
          {title}
        </Link>
        <Text c="dimmed">{[`by ${maker}`, colour, size].filter(Boolean).join(', ')}</Text>
      </div>
    </div>
  );
}

function Form({ line }: { line: ReviewLine }) {
  const navigate = useNavigate();
  const { review } = line;
  const form = useReviewForm(line, () => {
    toast('success', review ? 'Your review is changed.' : 'Thank you. Your review is on the page of the piece.');
    void navigate(`/orders/${line.orderId}`);
  });
  const { values, change, errors } = form;

  function send(event: FormEvent): void {
    event.preventDefault();
    void form.submit();
  }

  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <StarField value={values.rating} onChange={(rating) => change({ rating })} error={errors.rating ?? null} />
      <FitField
        value={values.fit}
        onChange={(fit) => change({ fit })}
        wasNone={review !== null && review.fit === null}
      />
      <Textarea
        label="Your words"
        description="What would you have liked to know before? How is the cloth, the sewing, the time it took?"
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
        label="In a few words"
        description="A heading, if you like."
        size="md"
        maxLength={80}
        value={values.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        error={errors.title}
      />
      <PhotoField photos={form.photos} />
      <FormProblem message={form.problem} />
      <div className={classes.end}>
        <Button type="submit" size="md" loading={form.busy} disabled={!form.isReady}>
          {review ? 'Save the changes' : 'Publish the review'}
        </Button>
        <p className={classes.hint}>
          {review
            ? `You can change it until ${day(review.editableUntil)}.`
            : 'It shows your first name and the initial of your last. You can change it for 30 days.'}
        </p>
      </div>
    </form>
  );
}
