import { DOCUMENT_LIMITS } from '@adunni/contracts/blog/document';
import type { Block } from '@adunni/contracts/blog/document-forms';
import { uploadProductPicture } from '@adunni/contracts/catalog/products';
import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../../../kit/api/call-api.ts';
import { uploadFile } from '../../../../../kit/api/upload-file.ts';
import { toast } from '../../../../../kit/toasts.ts';

const ACCEPT = 'image/jpeg,image/png,image/webp';

/** Puts an image or a gallery into the text, once they are uploaded. */
export function PictureButtons({ put }: { put: (block: Block) => void }) {
  const [isBusy, setBusy] = useState(false);

  /** Uploads one after the other; those that were taken are kept when another fails. */
  async function add(files: readonly File[], isGallery: boolean): Promise<void> {
    const pictures: { mediaId: string; alt: string; caption: string }[] = [];
    setBusy(true);
    try {
      for (const file of files.slice(0, DOCUMENT_LIMITS.pictures)) {
        const { picture } = await uploadFile(uploadProductPicture, file, () => undefined);
        pictures.push({ mediaId: picture._id, alt: '', caption: '' });
      }
    } catch (error) {
      toast('error', messageOf(error, 'The image could not be uploaded. Please try again.'));
    } finally {
      setBusy(false);
    }
    const [picture] = pictures;
    if (picture) put(isGallery ? { kind: 'gallery', pictures } : { kind: 'picture', picture });
  }

  return (
    <>
      <FileButton accept={ACCEPT} onChange={(file) => void add(file ? [file] : [], false)}>
        {(props) => (
          <Button size="xs" variant="default" loading={isBusy} {...props}>
            Image
          </Button>
        )}
      </FileButton>
      <FileButton accept={ACCEPT} multiple onChange={(files) => void add(files, true)}>
        {(props) => (
          <Button size="xs" variant="default" disabled={isBusy} {...props}>
            Gallery
          </Button>
        )}
      </FileButton>
    </>
  );
}
