import { fillPath } from '@adunni/contracts/request';
import { streamTicket, TICKET_EVENT } from '@adunni/contracts/support/tickets';

/** How often it is looked for news where the stream cannot be had, in milliseconds. */
const LOOK_MS = 20_000;

/**
 * Calls back when something is new at the ticket of a link, by its own stream, for whom no bell rings. A tab that nobody
 * looks at gives its connection back, and looks again when somebody does. Returns how to stop.
 */
export function followLink(ticketId: string, listener: () => void): () => void {
  let source: EventSource | undefined;
  let looking: ReturnType<typeof setInterval> | undefined;

  function open(): void {
    let isFirst = true;
    source = new EventSource(fillPath(streamTicket, { params: { ticketId } }));
    source.addEventListener(TICKET_EVENT, () => {
      if (!isFirst) listener();
      isFirst = false;
    });
    source.addEventListener('error', () => {
      // A browser comes back by itself unless it was refused: the ticket is closed, or too many streams are open.
      if (source?.readyState === EventSource.CLOSED) looking ??= setInterval(listener, LOOK_MS);
    });
  }
  function close(): void {
    source?.close();
    source = undefined;
    clearInterval(looking);
    looking = undefined;
  }
  const turn = (): void => {
    close();
    if (document.visibilityState !== 'visible') return;
    listener();
    open();
  };
  if (document.visibilityState === 'visible') open();
  document.addEventListener('visibilitychange', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    close();
  };
}
