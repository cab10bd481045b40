import { fillPath } from '@adunni/contracts/request';
import { REVIEW_PHOTO_BYTES, uploadReviewPhoto } from '@adunni/contracts/reviews';
import { uploadBookingReviewPhoto } from '@adunni/contracts/reviews/bookings';
import { MAX_REVIEW_PHOTOS } from '@adunni/contracts/reviews/forms';
import type { Picture } from '@adunni/contracts/wire';
import { useState } from 'react';
import { messageOf } from '../../../kit/api/call-api.ts';
import { uploadFile } from '../../../kit/api/upload-file.ts';
import type { Right } from './subject.ts';

/** A photo of a review; `sent` goes from 0 to 1, `picture` is there once the server has it. */
export interface Photo {
  key: string;
  name: string;
  file: File | null;
  sent: number;
  picture: Picture | null;
  problem: string | null;
}

/** A photo that the server has already. */
const stored = (picture: Picture, place: number): Photo => ({
  key: picture._id,
  name: `photo ${place + 1}`,
  ...{ file: null, sent: 1, picture, problem: null },
});

function targetOf({ kind, id }: Right) {
  if (kind === 'line')
    return { ...uploadReviewPhoto, path: fillPath(uploadReviewPhoto, { params: { itemId: id } }) as `/${string}` };
  const path = fillPath(uploadBookingReviewPhoto, { params: { bookingId: id } }) as `/${string}`;
  return { ...uploadBookingReviewPhoto, path };
}

/** The photos of a review: each is uploaded at once, and can be tried again or taken out. */
export function usePhotos(right: Right, had: readonly Picture[]) {
  const [photos, setPhotos] = useState<Photo[]>(() => had.map(stored));
  const [problem, setProblem] = useState<string | null>(null);

  const change = (key: string, changes: Partial<Photo>): void =>
    setPhotos((present) => present.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));

  async function send({ key, file }: Photo): Promise<void> {
    if (!file) return;
    change(key, { sent: 0, problem: null });
    if (file.size > REVIEW_PHOTO_BYTES) return change(key, { problem: 'Larger than 10 MB.' });
    try {
      const { photo } = await uploadFile(targetOf(right), file, (sent) => change(key, { sent }));
      change(key, { picture: photo });
    } catch (error) {
      change(key, { problem: messageOf(error, 'It could not be uploaded.') });
    }
  }

  function add(files: readonly File[]): void {
    const room = MAX_REVIEW_PHOTOS - photos.length;
    setProblem(files.length > room ? `At most ${MAX_REVIEW_PHOTOS} photos.` : null);
    const added = files
      .slice(0, room)
      .map((file) => ({ key: crypto.randomUUID(), name: file.name, file, sent: 0, picture: null, problem: null }));
    setPhotos([...photos, ...added]);
    for (const photo of added) void send(photo);
  }

  return {
    photos,
    problem,
    add,
    retry: (photo: Photo) => void send(photo),
    remove: (key: string) => setPhotos((present) => present.filter((photo) => photo.key !== key)),
    clear: () => setPhotos([]),
    pictures: photos.flatMap(({ picture }) => picture ?? []),
    isBusy: photos.some(({ picture, problem: failed }) => picture === null && failed === null),
    hasFailed: photos.some(({ problem: failed }) => failed !== null),
  };
}
export type Photos = ReturnType<typeof usePhotos>;
