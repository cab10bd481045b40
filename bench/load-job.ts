import type { Request } from 'autocannon';

/** Stands in a path for a number that no other request has. */
export const SERIAL = '{serial}';

/** What a load process is told on its standard input. */
export interface LoadJob {
  origin: string;
  seconds: number;
  /** Sent in turn by every connection, over and over. */
  requests: Request[];
}
