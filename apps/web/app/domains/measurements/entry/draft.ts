import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { getSession } from '../../../kit/session/stored-session.ts';
import { storedInTab } from '../../../kit/storage/browser-storage.ts';
import type { Entry } from './entry-state.ts';

/** What was entered and not saved yet, for as long as the tab is open: it survives a reload and a look at another page. */
export function draftOf(profile: MeasurementProfile | null, gender: string | null = null) {
  // Whoever signs in next in this tab must not find it.
  const key = `measurements:${getSession()?._id}:${profile ? `${profile._id}:${profile.version}` : ['new', gender].filter(Boolean).join(':')}`;
  return {
    read: (): Entry | null => JSON.parse(storedInTab.read(key) ?? 'null') as Entry | null,
    keep: (entry: Entry): void => storedInTab.keep(key, JSON.stringify(entry)),
    drop: (): void => storedInTab.drop(key),
  };
}
export type Draft = ReturnType<typeof draftOf>;
