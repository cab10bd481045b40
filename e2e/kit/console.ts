import type { Page } from '@playwright/test';

/** Listens to what a page complains of: errors and warnings of its console, what breaks, and calls that fail. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const note = (what: string) => complaints.push(`${new URL(page.url()).pathname}: ${what}`);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text());
  });
  page.on('pageerror', ({ message }) => note(message));
  page.on('requestfailed', (request) => {
    // What a page asked for is given up when it is left.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') note(`${request.url()} ${why}`);
  });
  return complaints;
}
