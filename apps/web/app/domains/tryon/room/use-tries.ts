import type { Sent } from '@adunni/contracts/endpoint';
import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { countTry, reportTry, type TryUsage } from '@adunni/contracts/tryon/tries';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { useSession } from '../../../kit/session/use-session.ts';
import { type WaitingTry, waitingTries } from '../follow/waiting-tries.ts';
import { deviceNow } from './device.ts';
import { countedOn } from './worn.ts';

/** A finished draping on a body, to be counted. */
export interface Finished {
  worn: readonly Outfit[];
  body: string;
  profileId: string | null;
  how: Omit<Sent<typeof countTry>['body'], 'on' | 'profileId' | 'worn' | 'device'>;
}

const REFUSED = 'This try could not be counted. Please try again.';
/** Without a connection: what is left is used up by what waits. */
const NONE_LEFT = 'You have no try-ons left, as far as we can tell offline. Connect and try again.';

const today = (): string => new Date().toISOString().slice(0, 10);
const queue = waitingTries();
const count = (key: string, body: Sent<typeof countTry>['body']): Promise<TryUsage> =>
  callApi(countTry, { body, headers: { 'idempotency-key': key } });

async function tell({ key, body, report }: WaitingTry): Promise<TryUsage | null> {
  const usage = body && (await count(key, body));
  if (report) await callApi(reportTry, { body: report, headers: { 'idempotency-key': key } });
  return usage;
}

/**
 * Counts what was tried on, each once; says what is left, how many wait to be counted, and what was refused and why.
 * What is tried on without a connection waits in the browser until there is one.
 */
export function useTries(first: TryUsage | null) {
  const userId = useSession()?._id ?? '';
  const [usage, setUsage] = useState(first);
  const [waiting, setWaiting] = useState(0);
  const counted = useRef(new Set<string>());
  const told = useRef(new Set<string>());
  const left = usage?.left ?? null;

  const sendWaiting = useCallback(async (): Promise<void> => {
    const last = await queue.send(userId, tell);
    if (last) setUsage(last);
    setWaiting(queue.countOf(userId));
  }, [userId]);
  useEffect(() => {
    void sendWaiting();
    const onOnline = () => void sendWaiting();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [sendWaiting]);

  /** Null when it counts, all of it at once, or was counted before; else why it may not be shown. */
  async function settle({ worn, body, profileId, how }: Finished): Promise<string | null> {
    if (isCounted(worn, body)) return null;
    const { on, keyOf, drapingOf } = countedOn(body, today());
    const { key, worn: named } = drapingOf(worn);
    const sent = { on, worn: named, profileId, device: deviceNow(), ...how };
    const remember = () => worn.forEach((outfit) => void counted.current.add(keyOf(outfit)));
    try {
      setUsage(await count(key, sent));
      remember();
      if (queue.countOf(userId) > 0) void sendWaiting();
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'limit_reached')
        setUsage(usage && { ...usage, used: usage.limit ?? usage.used, left: 0 });
      if (!(error instanceof ApiError) || error.status !== 0) return messageOf(error, REFUSED);
      if (left !== null && queue.countOf(userId) >= left) return NONE_LEFT;
      await queue.keep({ userId, key, body: sent, report: null });
      remember();
      setWaiting(queue.countOf(userId));
      return null;
    }
  }

  /** Says what became of the tries of these on a body, once each, when there is a connection; nobody waits for it. */
  async function report(worn: readonly Outfit[], body: string, became: WaitingTry['report']): Promise<void> {
    const { keyOf } = countedOn(body, today());
    for (const outfit of worn) {
      const key = keyOf(outfit);
      const name = `${key} ${JSON.stringify(became)}`;
      if (told.current.has(name)) continue;
      told.current.add(name);
      await queue.keep({ userId, key, body: null, report: became });
    }
    await sendWaiting();
  }

  /** Whether they may be shown before the server has counted them: not above what the plan holds. */
  const isWithinPlan = (worn: readonly Outfit[], body: string): boolean =>
    left === null || left > waiting || isCounted(worn, body);

  /** Whether nothing of it is new on the body. */
  function isCounted(worn: readonly Outfit[], body: string): boolean {
    const { keyOf } = countedOn(body, today());
    return worn.every((outfit) => counted.current.has(keyOf(outfit)));
  }

  return { usage, waiting, settle, report, isWithinPlan, isCounted };
}
