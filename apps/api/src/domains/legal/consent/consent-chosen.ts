import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../../kit/context.ts';

/** Follows what a browser’s person has just chosen, by purpose, before the answer is sent. */
export type ConsentChosen = (
  call: { ctx: Ctx; request: FastifyRequest; reply: FastifyReply },
  choices: Readonly<Record<string, boolean>>,
) => Promise<void>;
