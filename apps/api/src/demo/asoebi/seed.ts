import { randomUUID } from 'node:crypto';
import type { DesignForm } from '@adunni/contracts/asoebi/designs/forms';
import type { BaseForm } from '@adunni/contracts/asoebi/forms';
import { and, asc, desc, eq, gt, isNotNull, like, ne } from 'drizzle-orm';
import { findReminders, sendReminders } from '../../domains/asoebi/hosting/reminders.service.ts';
import { requireHosted } from '../../domains/asoebi/members/rights.queries.ts';
import { acceptInvitation, inviteMember } from '../../domains/asoebi/members/service.ts';
import { closeEvent } from '../../domains/asoebi/opening/service.ts';
import { earnHandedOver } from '../../domains/asoebi/paying/balance.service.ts';
import { saveEvent } from '../../domains/asoebi/service.ts';
import { asoEbiEvents } from '../../domains/asoebi/tables.ts';
import { optionChoices, optionGroups, products } from '../../domains/catalog/tables.ts';
import { users } from '../../domains/identity/tables.ts';
import { media } from '../../domains/media/tables.ts';
import { notifications } from '../../domains/notifications/tables.ts';
import { getSettings } from '../../domains/settings/queries.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { drawFrom } from '../../kit/draw.ts';
import { mails } from '../../kit/mail/tables.ts';
import { shopDay } from '../../kit/shop-days.rules.ts';
import { storeDesign } from '../studio/store-design.ts';
import { birthdayUntilNow, type Celebration, weddingUntilNow } from './celebrations.ts';
import { guestActs } from './guests.ts';
import { makingActs } from './making.ts';
import { type Begun, begin, invite, type Past, type Person, pastOf } from './replay.ts';
import { talk } from './talking.ts';
import { demoNaming } from './wedding.ts';

/** Any number; the same lets the same guests give the same addresses and sizes. */
const SEED = 20_261_124;

/**
 * Celebrations of the demo’s customer, as the rules of aso-ebi would have made them: one that is over, one in full swing,
 * and the beginning of a third. Nobody is written to.
 */
export async function seedAsoEbi(deps: Deps, tx: Tx, customerId: string): Promise<void> {
  const [lastMail] = await tx.select({ _id: mails._id }).from(mails).orderBy(desc(mails._id)).limit(1);
  const past = pastOf(deps, tx);
  const today = shopDay(past.now);
  const shown = { _id: users._id, role: users.role, email: users.email, firstName: users.firstName };
  const [host] = await tx.select(shown).from(users).where(eq(users._id, customerId));
  const isOther = and(eq(users.role, 'Customer'), ne(users._id, customerId), isNotNull(users.emailVerifiedAt));
  const [helper] = await tx.select(shown).from(users).where(isOther).orderBy(asc(users.email)).limit(1);
  if (!host || !helper) throw new Error('the demo’s people are missing');
  await replay(past, host, birthdayUntilNow(today));
  const wedding = await replay(
    past,
    host,
    weddingUntilNow(today, { base: await sewnAs(tx), design: await drawnBy(deps, past, host) }),
  );
  await talk(past, wedding);
  await inviteHelpers(past, wedding, helper);
  await seedCover(tx, wedding._id);
  await saveEvent(past.as(host, past.at(9)), randomUUID(), { version: 0, form: demoNaming(today) });
  await tx.delete(mails).where(lastMail ? gt(mails._id, lastMail._id) : undefined);
  await tx.delete(notifications).where(like(notifications.path, '%aso-ebi%'));
}

async function replay(past: Past, host: Person, { progress, over, ...celebration }: Celebration): Promise<Begun> {
  const begun = await begin(past, { ...celebration, host });
  await invite(past, begun);
  const { asoEbiCommissionPercent: commissionPercent, taxPercent } = await getSettings(past.tx);
  const rates = { commissionPercent, taxPercent, addsFee: begun.form.feeBearer === 'guests' };
  const acts = [...(await guestActs(past, begun, drawFrom(SEED), rates)), ...makingActs(past, begun, progress)];
  for (const { at, run } of acts.sort((one, other) => one.at.getTime() - other.at.getTime())) await run(at);
  if (over) await end(past, begun, over);
  return begun;
}

async function end(past: Past, { _id, host }: Begun, { closedAt, thankedAt }: NonNullable<Celebration['over']>) {
  const [event] = await past.tx.select().from(asoEbiEvents).where(eq(asoEbiEvents._id, _id));
  await closeEvent(past.as(host, past.at(closedAt)), _id, event?.version ?? 0);
  await earnHandedOver(past.guest(past.at(29)));
  const thanking = past.as(host, past.at(thankedAt));
  const hosted = await requireHosted(past.tx, host._id, _id, 'guests');
  const fitting = await findReminders(past.tx, hosted, { kind: 'thanks' }, past.at(thankedAt));
  await sendReminders(thanking, _id, { kind: 'thanks', guestIds: fitting.map(({ guestId }) => guestId) });
}

/** What the bride’s side has sewn: the maker’s own iro and buba, with the choices that it has by itself. */
async function sewnAs(tx: Tx): Promise<BaseForm> {
  const rows = await tx
    .select({ productId: products._id, groupId: optionGroups._id, choiceId: optionChoices._id })
    .from(products)
    .innerJoin(optionGroups, eq(optionGroups.productId, products._id))
    .innerJoin(optionChoices, and(eq(optionChoices.groupId, optionGroups._id), optionChoices.isDefault))
    .where(eq(products.slug, 'classic-iro-and-buba'));
  const productId = rows[0]?.productId;
  if (!productId) throw new Error('the product that the wedding has sewn is missing');
  return { productId, options: Object.fromEntries(rows.map(({ groupId, choiceId }) => [groupId, choiceId])) };
}

/** What friends of the couple have sewn: a peplum in the couple’s teal, which the host drew before she invited anybody. */
async function drawnBy(deps: Deps, past: Past, host: Person): Promise<DesignForm> {
  const _id = await storeDesign(deps, past.tx, {
    ...{ ownerId: host._id, name: 'Peplum for the friends', at: past.at(64) },
    recipe: {
      ...{ garment: 'peplum-set', cloth: 'ankara-records-teal' },
      ...{ thread: '#f9b233', darkThread: '#0a1826' },
    },
    picture: { slug: 'peplum-and-wrapper' },
  });
  return { from: 'saved', _id, version: 1 };
}

/** The drawing above the wedding, which nothing else shows: so its host may take it away. */
async function seedCover(tx: Tx, eventId: string): Promise<void> {
  const isIt = and(eq(media.source, 'garment-art'), eq(media.path, 'covers/aso-ebi-wedding.webp'));
  const [cover] = await tx.select({ _id: media._id }).from(media).where(isIt);
  if (!cover) throw new Error('the cover of the wedding is not drawn');
  await tx.update(asoEbiEvents).set({ coverId: cover._id }).where(eq(asoEbiEvents._id, eventId));
}

/** A co-host who helps, and a coordinator who has not answered. */
async function inviteHelpers(past: Past, { _id, form, host }: Begun, helper: Person): Promise<void> {
  const rights = { seesGuests: true, seesMoney: false };
  const coHost = { ...rights, email: helper.email, role: 'co-host', edits: true, groupId: null } as const;
  await inviteMember(past.as(host, past.at(53)), _id, coHost);
  await acceptInvitation(past.as(helper, past.at(52)), _id);
  const groupId = form.groups.at(-1)?._id ?? null;
  const coordinator = {
    ...rights,
    email: 'bisi.lawal@mail.example',
    role: 'coordinator',
    edits: false,
    groupId,
  } as const;
  await inviteMember(past.as(host, past.at(6)), _id, coordinator);
}
