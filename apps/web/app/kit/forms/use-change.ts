import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, messageOf } from '../api/call-api.ts';
import { toast } from '../toasts.ts';

const STALE =
  'Someone else has changed this. The latest version is loaded and your text is kept. Please check it and send again.';

/**
 * Changes something and loads the page anew; `onDone` is called once it is changed, and `done` said, which may be made of
 * what the server answered. When someone else was faster the
 * newest state is loaded too, and `problem` says so, so that nothing that was written is lost.
 */
export function useChange<T = unknown>(done: string | ((answer: T) => string), fallback: string, onDone: () => void) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run(change: () => Promise<T>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const answer = await change();
      await revalidate();
      toast('success', typeof done === 'string' ? done : done(answer));
      onDone();
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      setProblem(isConflict && error.code === 'stale' ? STALE : messageOf(error, fallback));
      if (isConflict) await revalidate();
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, run };
}
