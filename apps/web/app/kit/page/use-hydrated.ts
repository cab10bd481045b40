import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server renders and until the page is alive: for what depends on the day or the device. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
