import { TICKET_EVENT, ticketErrors } from '@adunni/contracts/support/tickets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../kit/errors.ts';
import { EventStreams } from '../../../kit/http/event-streams.ts';
import { networkOf } from '../../../kit/security/network-of.ts';
import { findByLink } from '../present.queries.ts';
import { newsOf } from './news.queries.ts';

/** Streams by links that one process keeps open for one network: whole towns browse by one address of their provider. */
const STREAMS_PER_NETWORK = 60;

/** Opens streams of what is new at the ticket of a link, for whoever holds it and has no bell. */
export class TicketStreams {
  readonly #app: FastifyInstance;
  readonly #streams: EventStreams;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.#streams = new EventStreams(app, STREAMS_PER_NETWORK);
  }

  /**
   * Answers with what is new at a ticket, now and after every change, until it closes, is gone or goes by another link.
   * Throws 404, 409 when it is closed already, 429 when too many are open.
   */
  async answer(publicId: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { db, changes } = this.#app.deps;
    const { ticket } = await findByLink(db, publicId);
    if (ticket.status === 'Closed') throw new Refusal(ticketErrors.ticket_closed);
    let told = '';
    return this.#streams.answer(
      networkOf(request.ip ?? ''),
      { request, reply },
      {
        listen: (wake) => changes.onShown(ticket._id, wake),
        async tell(stream) {
          const news = await newsOf(db, publicId);
          const data = JSON.stringify(news);
          // A comment keeps the line alive.
          if (stream.writable)
            stream.write(data === told ? ': nothing new\n\n' : `event: ${TICKET_EVENT}\ndata: ${data}\n\n`);
          told = data;
          if (news.status === 'Closed' || news.ticketId !== ticket.publicId) stream.end();
        },
      },
    );
  }
}
