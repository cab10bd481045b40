import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { countTry, type DEVICE_CLASSES, type TRY_WAYS, type TryUsage } from '@adunni/contracts/tryon/tries';
import { useRef, useState } from 'react';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { tryKey } from './worn.ts';

type Way = (typeof TRY_WAYS)[number];
type Device = (typeof DEVICE_CLASSES)[number];

/** A finished draping, to be counted. */
export interface Finished {
  outfit: Outfit;
  body: string;
  way: Way;
  milliseconds: number;
}

const deviceOf = (width: number): Device => (width < 600 ? 'phone' : width < 1024 ? 'tablet' : 'desktop');
const REFUSED = 'This try could not be counted. Please try again.';

/** Counts what was tried on, each once; says what is left, and what was refused and why. */
export function useTries(first: TryUsage | null) {
  const [usage, setUsage] = useState(first);
  const counted = useRef(new Set<string>());

  /** Null when it counts, or was counted before; else why it may not be shown. */
  async function settle({ outfit, body, way, milliseconds }: Finished): Promise<string | null> {
    const key = tryKey(outfit, body, new Date().toISOString().slice(0, 10));
    if (counted.current.has(key)) return null;
    const sent = { outfitId: outfit._id, way, device: deviceOf(window.innerWidth), milliseconds };
    try {
      setUsage(await callApi(countTry, { body: sent, headers: { 'idempotency-key': key } }));
      counted.current.add(key);
      return null;
    } catch (error) {
      // Without a connection there is nothing to ask: it is shown, and counted when it is worn again.
      return error instanceof ApiError && error.status === 0 ? null : messageOf(error, REFUSED);
    }
  }

  return { usage, settle };
}
