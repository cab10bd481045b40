import { saveLook } from '@adunni/contracts/tryon/looks';
import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { Link } from 'react-router';
import { request } from '../../../kit/api/call-api.ts';
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx';
import { toast } from '../../../kit/toasts.ts';
import { jpegOf } from '../room/save-picture.ts';

/** Where somebody finds what they saved. */
export const LOOKS_PATH = '/account/looks';

interface Props {
  picture: ImageData;
  worn: readonly Outfit[];
  /** The same for the same picture, so that it is saved once. */
  idempotencyKey: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Says what would be stored, where, and who sees it, and stores it when the person says so. */
export default function SaveLookDialog({ picture, worn, idempotencyKey, onSaved, onClose }: Props) {
  async function save(): Promise<void> {
    const body = new FormData();
    body.append('file', await jpegOf(picture));
    const query = { products: worn.map(({ product }) => product._id).join(',') };
    await request(saveLook, { query, body, headers: { 'idempotency-key': idempotencyKey } });
    onSaved();
    toast(
      'success',
      <>
        Look saved. <Link to={LOOKS_PATH}>View saved looks</Link>
      </>,
    );
  }
  return (
    <ConfirmDialog
      title="Save this look to your account?"
      action="Save look"
      isDestructive={false}
      onConfirm={save}
      onClose={onClose}
      fallback="The look could not be saved. Please try again."
    >
      <p>
        Until now this picture is on your device only. Saving uploads it to our servers, as you see it here, together
        with the designs in it.
      </p>
      <p>Only you can see it, under Saved looks in your account. You can delete it there at any time.</p>
    </ConfirmDialog>
  );
}
