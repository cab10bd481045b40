import * as contract from '@adunni/contracts/orders/staff';
import * as work from '@adunni/contracts/orders/work';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { mount } from '../../../kit/http/mount.ts';
import { cancelUnpaid, keepWaiting } from '../balance/decide.service.ts';
import { addNote } from '../conversation/notes.ts';
import { askAgain } from '../measurements/ask.service.ts';
import { askToCheck } from '../measurements/check.service.ts';
import { changedOrder, staffOrderRecord } from './detail.queries.ts';
import { orderList, partList } from './queries.ts';
import { loadOrders, loadParts } from './rows.queries.ts';
import { changeDate } from './steps/date.service.ts';
import { acceptMany, advanceMany } from './steps/many.service.ts';
import { changeParcel } from './steps/parcel.service.ts';
import { findTailors, workSheet } from './steps/sheet.queries.ts';
import {
  acceptPart,
  advancePart,
  assignTailor,
  cancelPart,
  cancelWholeOrder,
  declinePart,
} from './steps/work.service.ts';

/** Serves orders to staff, makers and tailors. */
export function staffOrdersRoutes(app: FastifyInstance): void {
  crud(app, contract.orderResource, { ...orderList, load: loadOrders, record: staffOrderRecord });
  crud(app, contract.orderPartResource, { ...partList, load: loadParts });
  // Not the kit’s own way, which locks the row first: whoever changes a part locks its order before.
  mount(app, contract.orderPartResource.act, async ({ body, ctx }) => ({ results: await acceptMany(ctx, body.ids) }));

  mount(app, work.listTailors, ({ query, ctx }) => findTailors(ctx, query));
  mount(app, work.getWorkSheet, async ({ params, ctx }) => ({ sheet: await workSheet(ctx, params.partId) }));
  mount(app, work.advancePart, async ({ params, body, ctx }) =>
    changedOrder(ctx, await advancePart(ctx, params.partId, body)),
  );
  mount(app, work.advanceParts, async ({ body, ctx }) => ({ results: await advanceMany(ctx, body) }));
  mount(app, work.acceptPart, async ({ params, body, ctx }) =>
    changedOrder(ctx, await acceptPart(ctx, params.partId, body)),
  );
  mount(app, work.declinePart, async ({ params, body, ctx }) =>
    changedOrder(ctx, await declinePart(ctx, params.partId, body)),
  );
  mount(app, work.cancelPart, async ({ params, body, ctx }) =>
    changedOrder(ctx, await cancelPart(ctx, params.partId, body)),
  );
  mount(app, work.waitForBalance, async ({ params, body, ctx }) =>
    changedOrder(ctx, await keepWaiting(ctx, params.partId, body)),
  );
  mount(app, work.cancelUnpaid, async ({ params, body, ctx }) =>
    changedOrder(ctx, await cancelUnpaid(ctx, params.partId, body)),
  );
  mount(app, work.askForMeasurements, async ({ params, ctx }) => changedOrder(ctx, await askAgain(ctx, params.partId)));
  mount(app, work.askToCheckMeasurements, async ({ params, body, ctx }) =>
    changedOrder(ctx, await askToCheck(ctx, params.partId, body)),
  );
  mount(app, work.changeDate, async ({ params, body, ctx }) =>
    changedOrder(ctx, await changeDate(ctx, params.partId, body)),
  );
  mount(app, work.changeParcel, async ({ params, body, ctx }) =>
    changedOrder(ctx, await changeParcel(ctx, params.partId, body)),
  );
  mount(app, work.cancelWholeOrder, async ({ params, body, ctx }) =>
    changedOrder(ctx, await cancelWholeOrder(ctx, params.orderId, body)),
  );
  mount(app, work.assignTailor, async ({ params, body, ctx }) =>
    changedOrder(ctx, await assignTailor(ctx, params.partId, body)),
  );
  mount(app, work.addOrderNote, async ({ params, body, ctx }) => ({
    note: await addNote(ctx, params.orderId, body),
  }));
}
