import type { Answering, Endpoint } from '@adunni/contracts/endpoint';
import type { Picture } from '@adunni/contracts/fields';
import { fillPath } from '@adunni/contracts/request';
import { useState } from 'react';
import { messageOf } from '../api/call-api.ts';
import { newKey } from '../api/new-key.ts';
import { uploadFile } from '../api/upload-file.ts';

/** A call that takes a photo and answers with its picture. */
export type PhotoUpload = Answering<{ photo: Picture }> & Required<Pick<Endpoint, 'upload'>>;

interface Options {
  endpoint: PhotoUpload;
  /** What fills the path of the endpoint. */
  params?: Record<string, string>;
  /** Most photos that may be there. */
  most: number;
  /** What they are called, where they are not only photos. */
  noun?: string;
  /** Photos from before. */
  had?: readonly Picture[];
}

/** A photo on its way; `sent` goes from 0 to 1, `picture` is there once the server has it. */
export interface Photo {
  key: string;
  name: string;
  /** Null for one that the server had before. */
  file: File | null;
  sent: number;
  picture: Picture | null;
  problem: string | null;
}

/** A photo that the server has already, or a file that shows no picture. */
const stored = (picture: Picture, place: number): Photo => ({
  key: picture._id,
  name: `${picture.width > 0 ? 'photo' : 'file'} ${place + 1}`,
  ...{ file: null, sent: 1, picture, problem: null },
});

/** Photos that are added to something: each is uploaded at once, and can be tried again or taken out. */
export function usePhotos({ endpoint, params = {}, most, noun = 'photos', had = [] }: Options) {
  const [photos, setPhotos] = useState<Photo[]>(() => had.map(stored));
  const [problem, setProblem] = useState<string | null>(null);

  const change = (key: string, changes: Partial<Photo>): void =>
    setPhotos((present) => present.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));

  async function send({ key, file }: Photo): Promise<void> {
    if (!file) return;
    change(key, { sent: 0, problem: null });
    const { maxBytes } = endpoint.upload;
    if (file.size > maxBytes) return change(key, { problem: `Larger than ${maxBytes / 2 ** 20} MB.` });
    try {
      const target = { ...endpoint, path: fillPath(endpoint, { params }) } as PhotoUpload;
      const { photo } = await uploadFile(target, file, (sent) => change(key, { sent }));
      change(key, { picture: photo });
    } catch (error) {
      change(key, { problem: messageOf(error, 'Could not be uploaded.') });
    }
  }

  function add(files: readonly File[]): void {
    const room = most - photos.length;
    setProblem(files.length > room ? `At most ${most} ${noun}.` : null);
    const added = files
      .slice(0, room)
      .map((file) => ({ key: newKey(), name: file.name, file, sent: 0, picture: null, problem: null }));
    setPhotos([...photos, ...added]);
    for (const photo of added) void send(photo);
  }

  /** Shows photos that the server has already, in place of those that are there. */
  const restore = (pictures: readonly Picture[]): void => setPhotos(pictures.map(stored));

  function clear(): void {
    setPhotos([]);
    setProblem(null);
  }

  return {
    photos,
    problem,
    isFull: photos.length >= most,
    add,
    restore,
    clear,
    retry: (photo: Photo) => void send(photo),
    remove: (key: string) => setPhotos((present) => present.filter((photo) => photo.key !== key)),
    pictures: photos.flatMap(({ picture }) => picture ?? []),
    isBusy: photos.some(({ picture, problem: failed }) => picture === null && failed === null),
    hasFailed: photos.some(({ problem: failed }) => failed !== null),
  };
}

export type Photos = ReturnType<typeof usePhotos>;
