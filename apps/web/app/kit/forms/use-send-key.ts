import { useRef } from 'react';
import { newKey } from '../api/new-key.ts';
import { sendHeaders } from '../api/send-key.ts';
import { type Attempt, attemptOf } from './attempt.ts';

/**
 * The header under which something is sent once: the same content keeps its key until it has arrived, so that trying
 * again after a lost answer sends nothing twice; the same words written anew are sent anew.
 */
export function useSendKey() {
  const last = useRef<Attempt<unknown> | null>(null);
  return {
    headersFor(body: unknown): Record<string, string> {
      last.current = attemptOf(last.current, body, newKey);
      return sendHeaders(last.current.key);
    },
    hasArrived(): void {
      last.current = null;
    },
  };
}
