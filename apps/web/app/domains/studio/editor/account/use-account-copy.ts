import { createDesign, updateDesign } from '@adunni/contracts/studio/designs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { type Design, nameOf } from '../design/design.ts';

/** How long nothing changes before the account is told, in ms. */
const QUIET = 1200;

const WORDS = {
  saving: 'Saving to your account…',
  saved: 'Saved to your account.',
  failed: 'Saved on this device. Your account could not be reached; we try again with your next change.',
} as const;

interface Kept {
  design: Design;
  /** Under what it is kept on this device, and in the account. */
  id: string | null;
  hasChanged: boolean;
  version: RefObject<number | undefined>;
  isSignedIn: boolean;
}

/** Keeps the design in the account too, shortly after its last change; says how far that is. */
export function useAccountCopy({ design, id, hasChanged, version, isSignedIn }: Kept): string {
  const [state, setState] = useState<keyof typeof WORDS>('saving');
  const sending = useRef(Promise.resolve());
  useEffect(() => {
    if (id === null || !hasChanged || !isSignedIn) return;
    setState('saving');
    let isOver = false;
    const timer = setTimeout(() => {
      // One after another: each needs the version that the one before it made.
      sending.current = sending.current.then(async () => {
        if (isOver) return;
        const values = { name: nameOf(design), recipe: { ...design.recipe } };
        try {
          const { design: kept } =
            version.current === undefined
              ? await callApi(createDesign, { body: { _id: id, ...values } })
              : await callApi(updateDesign, {
                  params: { designId: id },
                  body: { version: version.current, ...values },
                });
          version.current = kept.version;
          if (!isOver) setState('saved');
        } catch {
          if (!isOver) setState('failed');
        }
      });
    }, QUIET);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [design, id, hasChanged, isSignedIn, version]);
  return WORDS[state];
}
