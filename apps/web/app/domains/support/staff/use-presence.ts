import {
  leaveTicket,
  openTicket,
  PRESENCE_BEAT_MS,
  PRESENCE_EVENT,
  type TicketPresence,
} from '@adunni/contracts/support/presence';
import { useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { newKey } from '../../../kit/api/new-key.ts';
import { getSession } from '../../../kit/session/stored-session.ts';
import { followStream } from '../../notifications/public/follow-stream.ts';

type Person = TicketPresence['tickets'][number]['people'][number];

/** Says that this window has a ticket open for as long as it does, and answers with who else of the staff has, live. */
export function usePresence(ticketId: string): readonly Person[] {
  const [people, setPeople] = useState<readonly Person[]>([]);
  useEffect(() => {
    const userId = getSession()?._id;
    if (!userId) return;
    const windowId = newKey();
    let isHere = true;

    const beat = (): void => {
      callApi(openTicket, { params: { _id: ticketId }, body: { windowId } }).then(
        (answer) => isHere && setPeople(answer.people),
        () => undefined,
      );
    };
    const leave = (): void => {
      callApi(leaveTicket, { params: { _id: ticketId, windowId }, keepalive: true }).catch(() => undefined);
    };
    const stop = followStream<TicketPresence>(userId, PRESENCE_EVENT, ({ tickets }) =>
      setPeople(tickets.find(({ _id }) => _id === ticketId)?.people ?? []),
    );
    beat();
    const beating = setInterval(beat, PRESENCE_BEAT_MS);
    window.addEventListener('pagehide', leave);
    // A page that comes back as it was left, by the browser’s own way back.
    window.addEventListener('pageshow', beat);
    return () => {
      isHere = false;
      stop();
      clearInterval(beating);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', beat);
      leave();
      setPeople([]);
    };
  }, [ticketId]);
  return people;
}
