import {
  DOCUMENT_BYTES,
  type Shop,
  type uploadMakerDocument,
  type uploadShopPicture,
} from '@adunni/contracts/makers/verification';
import { fillPath } from '@adunni/contracts/request';
import { useState } from 'react';
import { messageOf } from '../../../kit/api/call-api.ts';
import { uploadFile } from '../../../kit/api/upload-file.ts';
import { inTurn } from './in-turn.ts';

type ShopUpload = typeof uploadShopPicture | typeof uploadMakerDocument;

/** Sends a file to one of the shop’s endpoints; `sent` goes from 0 to 1 while it is under way, else it is null. */
export function useShopUpload(onChange: (shop: Shop) => void) {
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(endpoint: ShopUpload, params: Record<string, string>, file: File): Promise<void> {
    if (sent !== null) return;
    setProblem(null);
    if (file.size > DOCUMENT_BYTES)
      return setProblem(`This file is larger than ${DOCUMENT_BYTES / 2 ** 20} MB. Please choose a smaller one.`);
    setSent(0);
    try {
      const target = { ...endpoint, path: fillPath(endpoint, { params }) } as ShopUpload;
      onChange(await inTurn(() => uploadFile(target, file, setSent)));
    } catch (error) {
      setProblem(messageOf(error, 'The file could not be uploaded. Please try again.'));
    } finally {
      setSent(null);
    }
  }

  return { sent, problem, upload };
}
