import * as contract from '@adunni/contracts/studio/asking/requests';
import * as work from '@adunni/contracts/studio/asking/work';
import type { FastifyInstance } from 'fastify';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { crud } from '../../../kit/crud/crud.ts';
import { mount } from '../../../kit/http/mount.ts';
import { accept } from './accept.service.ts';
import { answer, decline, withdraw } from './answer.service.ts';
import { ask, askMore, cancel } from './ask.service.ts';
import { findRequest, listAskable, listRequests } from './requests.queries.ts';
import { askList, askRecord, loadAsks } from './work.queries.ts';

/** Serves requests to makers: to customers their own, to designers those to their workshop, to staff all. */
export function askingRoutes(app: FastifyInstance): void {
  customerRoutes(app);
  crud(app, work.askResource, { ...askList, load: loadAsks, record: askRecord });
  mount(app, work.answerAsk, async ({ ctx, params, body }) => ({ version: await answer(ctx, params._id, body) }));
  mount(app, work.withdrawAnswer, async ({ ctx, params, body }) => ({
    version: await withdraw(ctx, params._id, body),
  }));
  mount(app, work.declineAsk, async ({ ctx, params, body }) => ({ version: await decline(ctx, params._id, body) }));
}

function customerRoutes(app: FastifyInstance): void {
  const shown = async ({ db, viewer, clock }: Ctx<Viewer>, requestId: string) => ({
    request: await findRequest(db, viewer._id, requestId, clock()),
  });
  mount(app, contract.listAskableMakers, async ({ ctx, query }) => ({
    items: await listAskable(ctx.db, ctx.viewer._id, query),
  }));
  mount(app, contract.askMakers, async ({ ctx, body }) => shown(ctx, await ask(ctx, body)));
  mount(app, contract.listRequests, async ({ ctx }) => ({
    items: await listRequests(ctx.db, ctx.viewer._id, ctx.clock()),
  }));
  mount(app, contract.getRequest, ({ ctx, params }) => shown(ctx, params.requestId));
  mount(app, contract.askMore, async ({ ctx, params, body }) => {
    await askMore(ctx, params.requestId, body.makerIds);
    return shown(ctx, params.requestId);
  });
  mount(app, contract.cancelRequest, async ({ ctx, params }) => {
    await cancel(ctx, params.requestId);
    return shown(ctx, params.requestId);
  });
  mount(app, contract.acceptAnswer, async ({ ctx, params, body }) => {
    await accept(ctx, params, body.revision);
    return shown(ctx, params.requestId);
  });
}
