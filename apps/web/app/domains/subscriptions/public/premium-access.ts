import { useEffect } from 'react';
import { useSession } from '../../../kit/session/use-session.ts';

/** How the latest check came out, false also when it failed; null while nobody is signed in. */
let latest: Promise<boolean> | null = null;

/**
 * Asks the server whether the signed-in person has premium access now. Throws ApiError when that cannot be verified.
 * What asks comes with the first question, since visitors never need it.
 */
export async function verifyPremium(): Promise<boolean> {
  const { fetchPremiumAccess } = await import('./fetch-premium-access.ts');
  return fetchPremiumAccess();
}

function check(): Promise<boolean> {
  latest = verifyPremium().catch(() => false);
  void latest.then(mark);
  return latest;
}

/** Marks the document while somebody has premium access, so that styles leave out what says that others have not. */
const mark = (granted: boolean): void => void document.documentElement.toggleAttribute('data-premium', granted);

/** Keeps what a page has just learned from the server. */
export function cachePremium(granted: boolean): void {
  latest = Promise.resolve(granted);
  mark(granted);
}

/** Whether the person has premium access as far as was checked; the server is asked once more before it is denied. */
export async function hasPremium(): Promise<boolean> {
  return (await latest) || check();
}

/** Checks premium access whenever somebody signs in; it is unknown while nobody is. */
export function usePremiumCheck(): void {
  const person = useSession()?._id ?? null;
  useEffect(() => {
    if (person) void check();
    else {
      latest = null;
      mark(false);
    }
  }, [person]);
}
