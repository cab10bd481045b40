import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ctx } from '../context.ts';
import { Refusal } from '../errors.ts';

/** Set while a page is rendered: whether for a stranger. */
const pageFor = new AsyncLocalStorage<{ isStranger: boolean }>();

/** Renders a page; what it reads for a stranger may come from the standby. */
export const renderFor = <T>(isStranger: boolean, render: () => Promise<T>): Promise<T> =>
  pageFor.run({ isStranger }, render);

/** Whether somebody cannot have written anything: they are not signed in, and have neither cart nor choices. */
export const isStranger = ({ headers }: FastifyRequest): boolean =>
  headers.cookie === undefined && headers['x-access-token'] === undefined;

/**
 * Reads what is the same for everybody, for a stranger from the standby if it is current. What fails there is read from the
 * primary: a standby breaks off what stands in the way of following.
 */
export async function readPublicly<T>(
  app: FastifyInstance,
  request: FastifyRequest,
  ctx: Ctx,
  read: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const mayLag = (pageFor.getStore() ?? { isStranger: isStranger(request) }).isStranger;
  const reading = mayLag ? await app.deps.standby.current() : null;
  if (!reading) return read(ctx);
  try {
    return await read({ ...ctx, ...reading });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return read(ctx);
  }
}

/** Whether a page is being rendered by what is called now. */
export const isForPage = (): boolean => pageFor.getStore() !== undefined;
