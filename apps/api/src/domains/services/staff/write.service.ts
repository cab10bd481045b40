import { isStaff } from '@adunni/contracts/roles';
import { beyondLimits, type CancellationPolicy, limitsOf } from '@adunni/contracts/services/cancellation-policy';
import type { ServiceForm } from '@adunni/contracts/services/forms';
import { serviceErrors } from '@adunni/contracts/services/services';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { extensionOf } from '../../../kit/domain.ts';
import { Refusal } from '../../../kit/errors.ts';
import { makerIdOf } from '../../makers/queries.ts';
import { getSettings } from '../../settings/queries.ts';
import { serviceCategories, services } from '../tables.ts';
import { checkPictures, writePictures } from './pictures.service.ts';

/** Writes a new service of the caller’s workshop and returns its id. Staff have none: 422. */
export async function createService(ctx: StaffCtx, tx: Tx, values: ServiceForm): Promise<string> {
  const { no_workshop } = serviceErrors;
  if (isStaff(ctx.viewer.role))
    throw new Refusal(no_workshop, { message: 'Makers add services to their own workshop.' });
  const makerId = await makerIdOf(tx, ctx.viewer._id);
  await lockCategory(tx, values.categoryId);
  await refuseBeyondLimits(tx, values.cancellationPolicy);
  const now = ctx.clock();
  const [service] = await tx
    .insert(services)
    .values({
      ...stored(values),
      status: values.isPublished ? 'published' : 'draft',
      makerId,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ _id: services._id });
  if (!service) throw new Error('the service was not stored');
  await writeParts(ctx, tx, { _id: service._id, makerId }, values);
  return service._id;
}

/** Changes a service and all that belongs to it; its maker stays. An archived one stays archived. */
export async function updateService(ctx: StaffCtx, tx: Tx, id: string, values: ServiceForm): Promise<void> {
  const [is] = await tx.select().from(services).where(eq(services._id, id));
  if (!is) throw new Error(`the service ${id} went while it was locked`);
  if (is.categoryId !== values.categoryId) await lockCategory(tx, values.categoryId);
  await refuseBeyondLimits(tx, values.cancellationPolicy);
  const status = values.isPublished ? 'published' : is.status === 'archived' ? 'archived' : 'draft';
  await tx
    .update(services)
    .set({ ...stored(values), status, updatedAt: ctx.clock() })
    .where(eq(services._id, id));
  await writeParts(ctx, tx, { _id: id, makerId: is.makerId }, values);
}

/** A form’s own columns: money in kobo. */
function stored({
  cancellationPolicy,
  travelZones: _z,
  providerIds: _p,
  pictures: _f,
  isPublished: _s,
  price,
  deposit,
  ...values
}: ServiceForm) {
  return { ...values, ...cancellationPolicy, price, deposit };
}

/** Throws 422, with what can be chosen, for terms beyond what the settings allow. */
async function refuseBeyondLimits(tx: Tx, policy: CancellationPolicy): Promise<void> {
  const limits = limitsOf(await getSettings(tx));
  const remarks = beyondLimits(policy, limits).map(
    ({ name }) => [`cancellationPolicy.${name}`, `Between ${limits[name].least} and ${limits[name].most}.`] as const,
  );
  if (remarks.length > 0)
    throw new Refusal(serviceErrors.policy_beyond_limits, { fields: Object.fromEntries(remarks) });
}

async function writeParts(
  ctx: StaffCtx,
  tx: Tx,
  service: { _id: string; makerId: string },
  { pictures, travelZones, providerIds }: ServiceForm,
): Promise<void> {
  await checkPictures(tx, ctx.viewer, service, pictures);
  await writePictures(tx, service._id, pictures);
  await writeZones(tx, service._id, travelZones);
  const schedule = extensionOf('serviceSchedule');
  await schedule.setServiceProviders(tx, service, providerIds);
  await schedule.refresh(tx, ctx.clock(), [service._id]);
}

/** Makes a service’s travel zones those of the form; a zone that stays keeps its id. */
async function writeZones(tx: Tx, serviceId: string, form: ServiceForm['travelZones']): Promise<void> {
  const listed = form.map(({ _id, name, fee }, position) => ({ id: _id, name, fee, position }));
  const rows = sql`jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as f(id uuid, name text, fee bigint, position int)`;
  await tx.execute(sql`
    delete from travel_zones where service_id = ${serviceId}
      and id not in (select f.id from ${rows} where f.id is not null)`);
  await tx.execute(sql`
    update travel_zones z set name = f.name, fee = f.fee, position = f.position from ${rows}
    where z.id = f.id and z.service_id = ${serviceId}`);
  await tx.execute(sql`
    insert into travel_zones (service_id, name, fee, position)
      select ${serviceId}::uuid, f.name, f.fee, f.position from ${rows}
      where not exists (select from travel_zones z where z.id = f.id and z.service_id = ${serviceId})
      order by f.position`);
}

/** Keeps a category from being removed until the transaction ends. Throws 409 when it has been. */
async function lockCategory(tx: Tx, categoryId: string): Promise<void> {
  const held = await tx
    .select({ _id: serviceCategories._id })
    .from(serviceCategories)
    .where(and(eq(serviceCategories._id, categoryId), isNull(serviceCategories.removedAt)))
    .for('share');
  const { no_such_category } = serviceErrors;
  if (held.length === 0) throw new Refusal(no_such_category, { fields: { categoryId: no_such_category.message } });
}
