import { concurrencyLimit, workQueue } from '../../kit/work-queue.ts';

/**
 * Makes the widths that pages show, out of what is stored already: small work that somebody is waiting to see. It has
 * places of its own, so that no upload holds up the pictures of a page.
 */
export const inServingQueue = workQueue(2);

/** Reads uploads, the largest pictures there are: one at a time, so that their pixels lie in memory once. */
export const inReadingQueue = concurrencyLimit(1);
