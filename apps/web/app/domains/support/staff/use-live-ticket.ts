import { OPEN_TICKETS_EVENT, type OpenTicketNews } from '@adunni/contracts/support/presence';
import type { StaffTicket } from '@adunni/contracts/support/staff';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { getSession } from '../../../kit/session/stored-session.ts';
import { followStream } from '../../notifications/public/follow-stream.ts';
import { isBehind } from './live-ticket.ts';

/** Loads a ticket anew when somebody else has said, noted or changed something there since it was loaded. */
export function useLiveTicket(ticket: StaffTicket, version: number): void {
  const { revalidate } = useRevalidator();
  const shown = useRef({ ticket, version });
  useEffect(() => {
    shown.current = { ticket, version };
  }, [ticket, version]);
  useEffect(() => {
    const userId = getSession()?._id;
    if (!userId) return;
    return followStream<OpenTicketNews>(userId, OPEN_TICKETS_EVENT, ({ tickets }) => {
      const news = tickets.find(({ _id }) => _id === ticket._id);
      if (news && isBehind(shown.current, news)) void revalidate();
    });
  }, [ticket._id, revalidate]);
}
