import { PICTURE_BYTES, type StaffPicture, uploadProductPicture } from '@adunni/contracts/catalog/products';
import { MAX_PICTURES } from '@adunni/contracts/catalog/products-forms';
import { useState } from 'react';
import { messageOf } from '../../../../kit/api/call-api.ts';
import { uploadFile } from '../../../../kit/api/upload-file.ts';
import { offerUndo } from '../../../../kit/undo/undo.tsx';
import type { ProductFormState, ProductValues } from '../editor/product-values.ts';

/** A file on its way: `sent` from 0 to 1, or why it was not taken. */
export interface Upload {
  key: string;
  name: string;
  sent: number;
  problem: string | null;
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
let lastKey = 0;

/** Pictures of the form: uploads one after the other, and what is known of each picture by its id. */
export function usePictures(form: ProductFormState, initial: readonly StaffPicture[]) {
  const [known, setKnown] = useState(() => new Map(initial.map((picture) => [picture._id, picture])));
  const [uploads, setUploads] = useState<Upload[]>([]);

  const change = (next: ProductValues['pictures']): void => {
    form.setFieldValue('pictures', next);
    form.clearFieldError('pictures');
  };
  const mark = (key: string, fields: Partial<Upload>): void =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...fields } : upload)));
  const dismiss = (key: string): void => setUploads((all) => all.filter((upload) => upload.key !== key));
  const learn = (picture: StaffPicture): void => setKnown((all) => new Map(all).set(picture._id, picture));

  /** Takes files in their order, as many as there is room for. */
  async function add(files: readonly File[]): Promise<void> {
    const room = MAX_PICTURES - form.getValues().pictures.length - uploads.filter(({ problem }) => !problem).length;
    const taken = files.map((file, index): Upload & { file: File } => {
      lastKey += 1;
      return { key: String(lastKey), name: file.name, sent: 0, problem: refusal(file, index < room), file };
    });
    setUploads((all) => [...all, ...taken.map(({ file: _, ...upload }) => upload)]);
    for (const upload of taken) if (!upload.problem) await send(upload);
  }

  async function send({ key, file }: { key: string; file: File }): Promise<void> {
    try {
      const { picture } = await uploadFile(uploadProductPicture, file, (sent) => mark(key, { sent }));
      learn({ ...picture, colour: null, original: null });
      change([...form.getValues().pictures, { mediaId: picture._id, alt: '', colour: null }]);
      dismiss(key);
    } catch (error) {
      mark(key, { problem: messageOf(error, 'The image could not be uploaded. Please try again.') });
    }
  }

  function remove(index: number): void {
    const now = form.getValues().pictures;
    const gone = now[index];
    if (!gone) return;
    change(now.toSpliced(index, 1));
    offerUndo('pictures', 'Image removed.', () => change(form.getValues().pictures.toSpliced(index, 0, gone)));
  }

  /** Shows a cut of a picture in its place. */
  function replace(index: number, cut: StaffPicture): void {
    const now = form.getValues().pictures;
    const was = now[index];
    if (!was) return;
    learn(cut);
    change(now.with(index, { ...was, mediaId: cut._id }));
  }

  return { known, uploads, add, dismiss, remove, replace, change };
}

function refusal(file: File, hasRoom: boolean): string | null {
  if (!hasRoom) return `A product can have up to ${MAX_PICTURES} images.`;
  if (!TYPES.includes(file.type)) return 'Please choose a JPEG, PNG or WebP image.';
  return file.size > PICTURE_BYTES ? `This file is larger than ${PICTURE_BYTES / 2 ** 20} MB.` : null;
}
