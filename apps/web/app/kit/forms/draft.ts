import { getSession } from '../session/stored-session.ts';
import { storedInTab } from '../storage/browser-storage.ts';

/** What was written and not sent yet, under a name; it survives a reload and a look at another page of this tab. */
export function draftOf<T>(name: string) {
  // Whoever signs in next in this tab must not find it.
  const key = `draft:${getSession()?._id}:${name}`;
  return {
    read: (): T | null => JSON.parse(storedInTab.read(key) ?? 'null') as T | null,
    keep: (draft: T): void => storedInTab.keep(key, JSON.stringify(draft)),
    drop: (): void => storedInTab.drop(key),
  };
}
