import type { FormOf, LoadedRow, Resource } from '@adunni/contracts/resource';
import type { FastifyInstance } from 'fastify';
import { staffWrite } from '../audit/staff-write.ts';
import { type Call, mount } from '../http/mount.ts';
import type { CrudDeclaration, DetailDeclaration, StaffCtx } from './declaration.ts';
import { exportRows, logExtras } from './export.ts';
import { type ListQuery, listRows, loadInOrder } from './list.ts';
import { actOnRows, changeRow, versionOf } from './write.ts';

/** One call of any resource: input was validated by the resource’s own schemas. */
interface AnyCall extends Pick<Call<Resource['list']>, 'reply'> {
  ctx: StaffCtx;
  params: { _id: string };
  query: ListQuery;
  body: unknown;
}

/** Serves a resource: list, export and detail always; create, change and act where the declaration says how. */
export function crud<R extends Resource, Row extends LoadedRow<R>>(
  app: FastifyInstance,
  resource: R,
  declaration: CrudDeclaration<R> & DetailDeclaration<R, Row>,
): void {
  const { create, update, actions } = declaration;
  const serve = (endpoint: Resource['list'], handle: (call: AnyCall) => Promise<unknown>) =>
    mount(app, endpoint, (call) => handle(call as unknown as AnyCall) as Promise<never>);

  serve(resource.list, ({ ctx, query }) => listRows(ctx, declaration, query));
  serve(resource.export, async ({ ctx, query, reply }) => {
    await logExtras(ctx, resource, query);
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${resource.many.replaceAll(' ', '-')}.csv"`);
    return exportRows(ctx, resource, declaration, query);
  });
  serve(resource.get, async ({ ctx, params: { _id } }) => {
    const version = await versionOf(ctx, ctx.db, declaration, _id);
    return { record: await recordOf(ctx, declaration, _id), version };
  });
  if (create)
    serve(resource.create, async ({ ctx, body }) => ({
      _id: await staffWrite(ctx, (tx) => create(ctx, tx, body as FormOf<R>)),
    }));
  if (update)
    serve(resource.update, async ({ ctx, params: { _id }, body }) => ({
      version: await changeRow(ctx, declaration, _id, body as { version: number; values: FormOf<R> }),
    }));
  if (actions)
    serve(resource.act, async ({ ctx, body }) => ({
      results: await actOnRows(ctx, resource, declaration, body as { action: string; ids: string[] }),
    }));
}

/** The detail of a row: its own, or the row with what only the detail says. */
async function recordOf<R extends Resource, Row extends LoadedRow<R>>(
  ctx: StaffCtx,
  crud: CrudDeclaration<R> & DetailDeclaration<R, Row>,
  id: string,
): Promise<unknown> {
  if (crud.record) return crud.record(ctx, id);
  const [row] = await loadInOrder(ctx, crud, [id]);
  if (!row) throw new Error(`the row ${id} went while it was read`);
  return { ...row, ...(await crud.detail?.(ctx, row)) };
}
