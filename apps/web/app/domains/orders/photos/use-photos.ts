import type { uploadMessagePhoto, uploadOrderPhoto } from '@adunni/contracts/order-thread';
import { MAX_PHOTOS } from '@adunni/contracts/orders-staff-forms';
import { fillPath } from '@adunni/contracts/request';
import type { Picture } from '@adunni/contracts/wire';
import { useState } from 'react';
import { messageOf } from '../../../kit/api/call-api.ts';
import { uploadFile } from '../../../kit/api/upload-file.ts';

/** Largest photo that the server takes, in bytes. */
const LARGEST = 10 * 1024 * 1024;

export type PhotoUpload = typeof uploadMessagePhoto | typeof uploadOrderPhoto;

/** A photo on its way; `sent` goes from 0 to 1, `picture` is there once the server has it. */
export interface Photo {
  key: number;
  file: File;
  sent: number;
  picture: Picture | null;
  problem: string | null;
}

let lastKey = 0;

/** Photos that are added to a message or a stage: each is uploaded at once, and can be tried again or taken out. */
export function usePhotos(endpoint: PhotoUpload, orderId: string) {
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  const change = (key: number, changes: Partial<Photo>): void =>
    setPhotos((present) => present.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));

  async function send({ key, file }: Pick<Photo, 'key' | 'file'>): Promise<void> {
    change(key, { sent: 0, problem: null });
    if (file.size > LARGEST) return change(key, { problem: 'Larger than 10 MB.' });
    try {
      const target = { ...endpoint, path: fillPath(endpoint, { params: { orderId } }) } as PhotoUpload;
      const { photo } = await uploadFile(target, file, (sent) => change(key, { sent }));
      change(key, { picture: photo });
    } catch (error) {
      change(key, { problem: messageOf(error, 'It could not be uploaded.') });
    }
  }

  function add(files: readonly File[]): void {
    const room = MAX_PHOTOS - photos.length;
    setProblem(files.length > room ? `At most ${MAX_PHOTOS} photos.` : null);
    const added = files.slice(0, room).map((file) => {
      lastKey += 1;
      return { key: lastKey, file, sent: 0, picture: null, problem: null };
    });
    setPhotos([...photos, ...added]);
    for (const photo of added) void send(photo);
  }

  function clear(): void {
    setPhotos([]);
    setProblem(null);
  }

  return {
    photos,
    problem,
    add,
    clear,
    retry: (photo: Photo) => void send(photo),
    remove: (key: number) => setPhotos((present) => present.filter((photo) => photo.key !== key)),
    pictures: photos.flatMap(({ picture }) => picture ?? []),
    isBusy: photos.some(({ picture, problem: failed }) => picture === null && failed === null),
    hasFailed: photos.some(({ problem: failed }) => failed !== null),
  };
}

export type Photos = ReturnType<typeof usePhotos>;
