import { commissionResource, reverseCommissions } from '@adunni/contracts/affiliates/commissions';
import * as own from '@adunni/contracts/affiliates/own';
import * as programme from '@adunni/contracts/affiliates/programme';
import * as staff from '@adunni/contracts/affiliates/staff';
import { commonErrors } from '@adunni/contracts/errors';
import type { FastifyInstance } from 'fastify';
import type { Ctx, Viewer } from '../../kit/context.ts';
import { crud } from '../../kit/crud/crud.ts';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { resolvePeriod } from '../../kit/periods.rules.ts';
import { commissionActions, reverseAll } from './commissions/decide.service.ts';
import { commissionReads } from './commissions/list.queries.ts';
import { setPartnerAccount } from './own/account.service.ts';
import { ownCommissions, ownPayouts } from './own/earnings.queries.ts';
import { partnerFigures } from './own/figures.queries.ts';
import { findOwnPartner } from './own/own.queries.ts';
import { leave, saveProfile } from './own/own.service.ts';
import { findStatement, renderStatement } from './own/statement.ts';
import { programmeFigures } from './partners/figures.queries.ts';
import { partnerReads } from './partners/partners.queries.ts';
import { declinePartner, notePartner, partnerWrites, suspendPartner } from './partners/partners.service.ts';
import { rateReads, rateWrites } from './partners/rates.ts';
import { apply } from './programme/apply.service.ts';
import { findPartner, findPartners, findProgramme } from './programme/programme.queries.ts';
import { partnerOf } from './queries.ts';
import { clickLink } from './referral/click.service.ts';
import { noteOwnBrowser } from './referral/devices.service.ts';

/** Serves the partner programme: to everyone what it is, to partners what is theirs, to staff all of it. */
export function affiliatesRoutes(app: FastifyInstance): void {
  programmeRoutes(app);
  ownRoutes(app);
  staffRoutes(app);
}

function programmeRoutes(app: FastifyInstance): void {
  mount(app, programme.getProgramme, ({ ctx, cacheTags }) => {
    cacheTags('affiliates', 'settings');
    return findProgramme(ctx);
  });
  mount(app, programme.listPartners, ({ ctx: { db }, query, cacheTags }) => {
    cacheTags('affiliates');
    return findPartners(db, query);
  });
  mount(app, programme.getPartner, async ({ ctx, params: { partnerId }, cacheTags }) => {
    const partner = await findPartner(ctx, partnerId);
    if (!partner) throw new Refusal(commonErrors.not_found);
    cacheTags('affiliates', 'products', 'makers');
    return { partner };
  });
  mount(app, programme.applyAsPartner, async ({ ctx, body }) => ({ partnerId: await apply(ctx, body) }));
  mount(app, programme.recordClick, ({ ctx, request, reply, body }) => clickLink(ctx, request, reply, body.code));
}

function ownRoutes(app: FastifyInstance): void {
  mount(app, own.getOwnPartner, async ({ ctx, request, reply }) => {
    const found = await findOwnPartner(ctx);
    if (found.partner?.status === 'active') await noteOwnBrowser(ctx, request, reply);
    return found;
  });
  mount(app, own.saveOwnPartner, async ({ ctx, body: { version, values } }) => ({
    version: await saveProfile(ctx, version, values),
  }));
  mount(app, own.leaveProgramme, async ({ ctx }) => {
    await leave(ctx);
    return { message: 'You have left the programme.' };
  });
  mount(app, own.putPartnerBankAccount, async ({ ctx, body }) => ({ account: await setPartnerAccount(ctx, body) }));
  mount(app, own.getPartnerFigures, async ({ ctx, query: { days } }) =>
    partnerFigures(ctx.db, await ownId(ctx), Number(days), ctx.clock()),
  );
  mount(app, own.listOwnCommissions, async ({ ctx, query }) => ownCommissions(ctx.db, await ownId(ctx), query));
  mount(app, own.listOwnPayouts, async ({ ctx, query }) => ownPayouts(ctx.db, await ownId(ctx), query));
  mount(app, own.getPayoutStatement, async ({ ctx, params: { payoutId }, reply }) => {
    const statement = await findStatement(ctx.db, ctx.viewer._id, payoutId);
    if (!statement) throw new Refusal(commonErrors.not_found);
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="payout-statement.pdf"')
      .send(await renderStatement(statement, ctx.clock()));
  });
}

async function ownId({ db, viewer }: Ctx<Viewer>): Promise<string> {
  const partner = await partnerOf(db, viewer._id);
  if (!partner) throw new Refusal(commonErrors.not_found);
  return partner._id;
}

function staffRoutes(app: FastifyInstance): void {
  mount(app, staff.getProgrammeFigures, ({ ctx: { db, clock }, query }) =>
    programmeFigures(db, resolvePeriod(query, clock())),
  );
  crud(app, staff.partnerResource, { ...partnerReads, ...partnerWrites });
  mount(app, staff.declinePartner, async ({ ctx, params, body: { reason } }) => {
    await declinePartner(ctx, params.partnerId, reason);
    return { message: 'Application declined.' };
  });
  mount(app, staff.suspendPartner, async ({ ctx, params, body: { reason } }) => {
    await suspendPartner(ctx, params.partnerId, reason);
    return { message: 'Partner suspended.' };
  });
  mount(app, staff.notePartner, async ({ ctx, params, body: { text } }) => {
    await notePartner(ctx, params.partnerId, text);
    return { message: 'Note saved.' };
  });
  crud(app, staff.rateResource, { ...rateReads, ...rateWrites });
  crud(app, commissionResource, { ...commissionReads, actions: commissionActions });
  mount(app, reverseCommissions, ({ ctx, body: { ids, reason } }) => reverseAll(ctx, ids, reason));
}
