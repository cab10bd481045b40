import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The visitor’s own time zone; null while the server renders. */
export const useZone = (): string | null => useSyncExternalStore(never, ownZone, () => null);

/** The time zone that this browser is set to. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
