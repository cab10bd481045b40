import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { toast } from '../../../kit/toasts.ts';
import { jpegOf, nameOf } from '../room/save-picture.ts';

interface Props {
  picture: ImageData;
  worn: readonly Outfit[];
  onClose: () => void;
}

/** Asks whether the picture is to be shared, or the link to what is worn in it. */
export default function ShareDialog({ picture, worn, onClose }: Props) {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    void jpegOf(picture).then((blob) => setFile(new File([blob], nameOf(worn), { type: blob.type })));
  }, [picture, worn]);
  const files = file ? [file] : [];
  const canShare = file !== null && 'canShare' in navigator && navigator.canShare({ files });

  async function share(): Promise<void> {
    try {
      await navigator.share({ files });
      onClose();
    } catch (error) {
      // Who closes the menu of the device has changed their mind.
      if ((error as Error).name !== 'AbortError') toast('error', 'The picture could not be shared.');
    }
  }

  async function copy(): Promise<void> {
    const links = worn.map(({ product }) => `${window.location.origin}/products/${product._id}`);
    try {
      await navigator.clipboard.writeText(links.join('\n'));
      toast('success', links.length === 1 ? 'Link copied' : 'Links copied');
      onClose();
    } catch {
      toast('error', 'The link could not be copied.');
    }
  }

  return (
    <Dialog onClose={onClose} title="Share this look">
      <Stack>
        <div>
          {canShare
            ? 'Share the picture with an app on your device, or only a link to what is worn. We don’t store the picture.'
            : 'This browser can’t share pictures. You can copy a link to what is worn, or save the picture first.'}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={copy}>
            {worn.length === 1 ? 'Copy product link' : 'Copy product links'}
          </Button>
          {canShare && <Button onClick={share}>Share picture</Button>}
        </Group>
      </Stack>
    </Dialog>
  );
}
