import { getTicket, readTicket, type Ticket } from '@adunni/contracts/support/tickets';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { followNews } from '../../conversations/public/follow-news.ts';
import { followLink } from './follow-link.ts';

/** A ticket, live: what the other side writes shows by itself, and what shows is marked as read. */
export function useTicket(loaded: Ticket, isReader: boolean) {
  const [ticket, setTicket] = useState(loaded);
  const ticketId = ticket._id;

  const refetch = useCallback(async (): Promise<void> => {
    // Without a network it stays as it is until the next news.
    const answer = await callApi(getTicket, { params: { ticketId } }).catch(() => null);
    if (answer) setTicket(answer.ticket);
  }, [ticketId]);

  const { isOwn } = ticket;
  useEffect(() => {
    const look = () => void refetch();
    // Whose ticket it is hears of it at their bell; whoever else holds the link, by its own stream.
    return isOwn ? followNews(look) : followLink(ticketId, look);
  }, [refetch, isOwn, ticketId]);

  const lastId = ticket.messages.at(-1)?._id;
  useEffect(() => {
    if (!isReader || ticket.unread === 0 || !lastId || document.visibilityState !== 'visible') return;
    callApi(readTicket, { params: { ticketId }, body: { lastId } }).catch(() => undefined);
  }, [isReader, ticketId, ticket.unread, lastId]);

  return { ticket, setTicket, refetch };
}
