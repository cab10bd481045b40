import { useLocation } from 'react-router';
import { useHydrated } from '../../../kit/page/use-hydrated.ts';

/** What is handed to the pages of signing in beside their address, which others may see. */
export interface Handed {
  /** What was typed on the other of them. */
  email?: string;
  /** Whether the session ran out while nobody did anything. */
  wasAway?: boolean;
}

/** What was handed to this page; nothing while the server renders it, which knows the address alone. */
export function useHanded(): Handed {
  const { state } = useLocation();
  return useHydrated() ? ((state as Handed | null) ?? {}) : {};
}
