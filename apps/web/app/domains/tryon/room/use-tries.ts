import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { countTry, type DEVICE_CLASSES, reportTry, type TRY_WAYS, type TryUsage } from '@adunni/contracts/tryon/tries';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { useSession } from '../../../kit/session/use-session.ts';
import { type WaitingTry, waitingTries } from '../follow/waiting-tries.ts';
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

const today = (): string => new Date().toISOString().slice(0, 10);
const queue = waitingTries();
const count = ({ key, body }: Pick<WaitingTry, 'key' | 'body'>): Promise<TryUsage> =>
  callApi(countTry, { body, headers: { 'idempotency-key': key } });

/**
 * Counts what was tried on, each once; says what is left, how many wait to be counted, and what was refused and why.
 * What is tried on without a connection waits in the browser until there is one.
 */
export function useTries(first: TryUsage | null) {
  const userId = useSession()?._id ?? '';
  const [usage, setUsage] = useState(first);
  const [waiting, setWaiting] = useState(0);
  const counted = useRef(new Set<string>());

  const sendWaiting = useCallback(async (): Promise<void> => {
    const last = await queue.send(userId, count);
    if (last) setUsage(last);
    setWaiting(queue.countOf(userId));
  }, [userId]);
  useEffect(() => {
    void sendWaiting();
    const onOnline = () => void sendWaiting();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [sendWaiting]);

  /** Null when it counts, or was counted before; else why it may not be shown. */
  async function settle({ outfit, body, way, milliseconds }: Finished): Promise<string | null> {
    const key = tryKey(outfit, body, today());
    if (counted.current.has(key)) return null;
    const sent = { outfitId: outfit._id, way, device: deviceOf(window.innerWidth), milliseconds };
    try {
      setUsage(await count({ key, body: sent }));
      counted.current.add(key);
      if (queue.countOf(userId) > 0) void sendWaiting();
      return null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) return messageOf(error, REFUSED);
      await queue.keep({ userId, key, body: sent });
      setWaiting(queue.countOf(userId));
      return null;
    }
  }

  /** Says what became of the tries of these on a body; nobody waits for it. */
  function report(worn: readonly Outfit[], body: string, outcome: 'saved' | 'to-cart'): void {
    for (const outfit of worn) {
      const headers = { 'idempotency-key': tryKey(outfit, body, today()) };
      callApi(reportTry, { body: { outcome }, headers }).catch(() => undefined);
    }
  }

  return { usage, waiting, settle, report };
}
