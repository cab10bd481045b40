import * as contract from '@adunni/contracts/makers/verification';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { changePickupPlace } from '../pickup.service.ts';
import { addDocument, openDocument, removeDocument } from './documents.service.ts';
import { loadWorkshops, workshopList, workshopRecord } from './review.queries.ts';
import { approve, changeTier, refuse, workshopActions } from './review.service.ts';
import { getOwnShop } from './shop.queries.ts';
import { changeShop, removePicture, replacePicture, submitShop } from './shop.service.ts';

/** Serves the verification of workshops: to makers their shop and documents, to staff the queue and its decisions. */
export function verificationRoutes(app: FastifyInstance): void {
  shopRoutes(app);
  crud(app, contract.workshopResource, {
    ...workshopList,
    load: loadWorkshops,
    record: workshopRecord,
    actions: workshopActions,
  });
  mount(app, contract.approveWorkshop, async ({ ctx, params: { _id }, body: { version, tier } }) => ({
    version: await approve(ctx, { _id, version }, tier),
  }));
  mount(app, contract.refuseWorkshop, async ({ ctx, params: { _id }, body: { version, reason } }) => ({
    version: await refuse(ctx, { _id, version }, reason),
  }));
  mount(app, contract.changeTier, async ({ ctx, params: { _id }, body: { version, tier } }) => ({
    version: await changeTier(ctx, { _id, version }, tier),
  }));
  mount(app, contract.getMakerDocument, async ({ ctx, params, reply }) => {
    const { bytes, contentType } = await openDocument(ctx, params._id);
    const end = contentType === 'application/pdf' ? 'pdf' : 'webp';
    return reply.type(contentType).header('content-disposition', `attachment; filename="document.${end}"`).send(bytes);
  });
}

function shopRoutes(app: FastifyInstance): void {
  mount(app, contract.getShop, ({ ctx }) => getOwnShop(ctx));
  mount(app, contract.putShop, async ({ ctx, body: { version, values } }) => {
    await changeShop(ctx, version, values);
    return getOwnShop(ctx);
  });
  mount(app, contract.putPickupPlace, async ({ ctx, body: { version, place } }) => {
    await changePickupPlace(ctx, version, place);
    return getOwnShop(ctx);
  });
  mount(app, contract.uploadShopPicture, async ({ ctx, params, request }) => {
    await replacePicture(ctx, params.place, await readUpload(request, contract.uploadShopPicture));
    return getOwnShop(ctx);
  });
  mount(app, contract.removeShopPicture, async ({ ctx, params }) => {
    await removePicture(ctx, params.place);
    return getOwnShop(ctx);
  });
  mount(app, contract.uploadMakerDocument, async ({ ctx, params, request }) => {
    await addDocument(ctx, params.kind, await readUpload(request, contract.uploadMakerDocument));
    return getOwnShop(ctx);
  });
  mount(app, contract.removeMakerDocument, async ({ ctx, params }) => {
    await removeDocument(ctx, params._id);
    return getOwnShop(ctx);
  });
  mount(app, contract.submitShop, async ({ ctx }) => {
    await submitShop(ctx);
    return getOwnShop(ctx);
  });
}
