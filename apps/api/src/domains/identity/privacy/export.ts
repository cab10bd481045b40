import type { Ctx, Viewer } from '../../../kit/context.ts';
import { extensionsOf } from '../../../kit/domain.ts';
import { exportMails } from '../../../kit/mail/outbox.ts';
import { listAddresses } from '../addresses/queries.ts';
import { getUser } from '../queries.ts';
import { exportSessions } from '../sessions/queries.ts';

/** Everything that is stored about the caller, in plain words and naira. */
export async function exportAccount(ctx: Ctx<Viewer>): Promise<Record<string, unknown>> {
  const { db, viewer, clock } = ctx;
  const file = {
    exportedAt: clock().toISOString(),
    profile: await getUser(db, viewer._id),
    addresses: await listAddresses(db, viewer._id),
    sessions: await exportSessions(db, viewer._id),
    mails: await exportMails(db, viewer.email),
  };
  for (const { export: exportParts } of extensionsOf('personalData'))
    Object.assign(file, await exportParts?.(db, viewer, ctx));
  return file;
}
