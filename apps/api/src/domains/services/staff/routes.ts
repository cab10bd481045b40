import { listServiceChoices, serviceResource, uploadServicePicture } from '@adunni/contracts/services/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { uploadPicture } from '../../catalog/service.ts';
import { serviceActions } from './actions.service.ts';
import { loadServices, serviceList } from './list.queries.ts';
import { serviceChoices, serviceRecord } from './record.queries.ts';
import { createService, updateService } from './write.service.ts';

/** Serves services to staff, and to makers their own. */
export function servicesStaffRoutes(app: FastifyInstance): void {
  crud(app, serviceResource, {
    ...serviceList,
    load: loadServices,
    record: serviceRecord,
    create: createService,
    update: updateService,
    actions: serviceActions,
  });
  mount(app, listServiceChoices, ({ ctx }) => serviceChoices(ctx));
  mount(app, uploadServicePicture, async ({ ctx, request }) => ({
    picture: await uploadPicture(ctx, () => readUpload(request, uploadServicePicture)),
  }));
}
