import { useState } from 'react';
import { ApiError } from '../api/call-api.ts';

/** Keeps what the server refused a change with: remarks on fields, free times, bookings in the way. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  /** The change, with its refusal kept before it is passed on. */
  async function noting(change: () => Promise<unknown>): Promise<void> {
    try {
      await change();
    } catch (error) {
      setRefusal(error instanceof ApiError ? error : null);
      throw error;
    }
  }

  return { refusal, noting, reset: () => setRefusal(null) };
}
