import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { Button } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { newKey } from '../../../kit/api/new-key.ts';
import { lazy } from '../../../kit/lazy.ts';

const SaveLookDialog = lazy(() => import('./save-look-dialog.tsx'));
const ShareDialog = lazy(() => import('./share-dialog.tsx'));
const LooksSheet = lazy(() => import('./looks-sheet.tsx'));

interface Props {
  picture: ImageData | null;
  worn: readonly Outfit[];
  /** Called once the look was saved to the account. */
  onSaved: () => void;
}

/** What can be done with the picture beside keeping it on the device, and what was saved before. */
export function LookActions({ picture, worn, onSaved }: Props) {
  const [opened, setOpened] = useState<'save' | 'share' | 'looks' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture has a key of its own
  const idempotencyKey = useMemo(newKey, [picture]);
  const look = picture && worn.length > 0 ? { picture, worn } : null;
  const onClose = () => setOpened(null);
  return (
    <>
      <Button variant="default" disabled={!look} onClick={() => setOpened('save')}>
        Save to account
      </Button>
      <Button variant="default" disabled={!look} onClick={() => setOpened('share')}>
        Share
      </Button>
      <Button variant="subtle" onClick={() => setOpened('looks')}>
        Saved looks
      </Button>
      <Suspense>
        {look && opened === 'save' && (
          <SaveLookDialog {...look} idempotencyKey={idempotencyKey} onSaved={onSaved} onClose={onClose} />
        )}
        {look && opened === 'share' && <ShareDialog {...look} onClose={onClose} />}
        {opened === 'looks' && <LooksSheet onClose={onClose} />}
      </Suspense>
    </>
  );
}
