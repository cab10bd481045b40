import { Suspense, useEffect, useState } from 'react';
import { lazy } from '../lazy.ts';
import { areKeysOn, keyFor, offeredKeys, onKeysAsked, showKeys } from './page-keys.ts';

const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

const HELP = { key: '?', does: 'Show keyboard shortcuts', run: showKeys };

/** Listens for the single keys of the page, and shows them when asked. One of it stands in a frame. */
export function Keys() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onKeysAsked(() => setOpen(true)), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!areKeysOn()) return;
      const meant = keyFor(event, [...offeredKeys(), HELP]);
      if (!meant) return;
      event.preventDefault();
      meant.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <KeysDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
