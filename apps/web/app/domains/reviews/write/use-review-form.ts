import { uploadBookingReviewPhoto, writeBookingReview } from '@adunni/contracts/reviews/bookings';
import { MAX_REVIEW_PHOTOS, type ReviewForm } from '@adunni/contracts/reviews/forms';
import { editReview, uploadReviewPhoto, writeReview } from '@adunni/contracts/reviews/reviews';
import { useEffect, useMemo, useState } from 'react';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { draftOf } from '../../../kit/forms/draft.ts';
import { type PhotoUpload, usePhotos } from '../../../kit/photos/use-photos.ts';
import type { Draft } from './draft.ts';
import type { ReviewEligibility, Subject } from './subject.ts';

const EMPTY: Draft = { rating: 0, fit: null, title: '', text: '', photos: [] };

type Errors = Partial<Record<'rating' | 'title' | 'text', string>>;

/** What is still missing in a review. */
function missing({ rating, text }: Draft): Errors {
  return {
    ...(rating === 0 && { rating: 'Please select 1 to 5 stars.' }),
    ...(text.trim() === '' && { text: 'Please write a few words.' }),
  };
}

const publish = ({ kind, id }: ReviewEligibility, body: ReviewForm) =>
  kind === 'line'
    ? callApi(writeReview, { params: { itemId: id }, body })
    : callApi(writeBookingReview, { params: { bookingId: id }, body });

const uploadBy = ({ kind, id }: ReviewEligibility): { endpoint: PhotoUpload; params: Record<string, string> } =>
  kind === 'line'
    ? { endpoint: uploadReviewPhoto, params: { itemId: id } }
    : { endpoint: uploadBookingReviewPhoto, params: { bookingId: id } };

/** The form of a review: a new one or the one that was written; what is not sent yet is kept in this tab. */
export function useReviewForm({ eligibility, review }: Subject, onSaved: () => void) {
  const draft = useMemo(() => draftOf<Draft>(`review:${eligibility.id}`), [eligibility.id]);
  const [start] = useState<Draft>(() => draft.read() ?? (review ? { ...review, title: review.title } : EMPTY));
  const [values, setValues] = useState<Omit<Draft, 'photos'>>({
    rating: start.rating,
    fit: start.fit,
    title: start.title,
    text: start.text,
  });
  const photos = usePhotos({ ...uploadBy(eligibility), most: MAX_REVIEW_PHOTOS, had: start.photos });
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const { pictures } = photos;

  useEffect(() => {
    if (isTouched || photos.photos.length !== start.photos.length) draft.keep({ ...values, photos: pictures });
  }, [draft, values, pictures, isTouched, photos.photos.length, start.photos.length]);

  function change(changes: Partial<typeof values>): void {
    setTouched(true);
    setErrors({});
    setValues((now) => ({ ...now, ...changes }));
  }

  async function submit(): Promise<void> {
    if (busy) return;
    const lacks = missing({ ...values, photos: pictures });
    setErrors(lacks);
    setProblem(null);
    if (Object.keys(lacks).length > 0) return;
    setBusy(true);
    const body = { ...values, photoIds: pictures.map(({ _id }) => _id) };
    try {
      if (review) await callApi(editReview, { params: { reviewId: review._id }, body });
      else await publish(eligibility, body);
      draft.drop();
      onSaved();
    } catch (error) {
      // Photos of a draft that lay for days have been swept away meanwhile.
      if (error instanceof ApiError && error.code === 'photo_gone') photos.clear();
      if (error instanceof ApiError) setErrors(error.fields as Errors);
      setProblem(messageOf(error, 'Your review could not be saved. Please try again.'));
      setBusy(false);
    }
  }

  return { values, change, photos, errors, problem, busy, submit, isReady: !photos.isBusy && !photos.hasFailed };
}
