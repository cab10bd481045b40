import { randomBytes } from 'node:crypto';
import { commonErrors } from '@adunni/contracts/errors';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Deps } from '../../../kit/context.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { users } from '../../identity/tables.ts';
import { makerIdOf } from '../../makers/queries.ts';
import { makers } from '../../makers/tables.ts';
import { toIcs } from '../reading/ics.ts';
import { bookingFeeds, bookings } from '../tables.ts';

const SECRET_BYTES = 16;
/** Most entries of one file. */
const FEED_ENTRIES = 2000;
/** Calendars show what was a while ago, too. */
const BACK_MS = 60 * DAY_MS;

interface Feed {
  url: string;
  renewedAt: Date;
}

/** The secret link of the caller’s workshop, made when it is asked for first. */
export async function getFeed(ctx: StaffCtx): Promise<Feed> {
  return staffWrite(ctx, async (tx) => {
    const makerId = await makerIdOf(tx, ctx.viewer._id);
    await tx.insert(bookingFeeds).values(fresh(ctx, makerId)).onConflictDoNothing();
    return read(ctx, tx, makerId);
  });
}

/** Makes a new secret link; the old one stops working at once. */
export async function renewFeed(ctx: StaffCtx): Promise<Feed> {
  return staffWrite(ctx, async (tx) => {
    const makerId = await makerIdOf(tx, ctx.viewer._id);
    const { secret, renewedAt } = fresh(ctx, makerId);
    const insert = tx.insert(bookingFeeds).values({ makerId, secret, renewedAt });
    await insert.onConflictDoUpdate({ target: bookingFeeds.makerId, set: { secret, renewedAt } });
    return read(ctx, tx, makerId);
  });
}

const fresh = ({ clock }: StaffCtx, makerId: string) => ({
  makerId,
  secret: randomBytes(SECRET_BYTES).toString('hex'),
  renewedAt: clock(),
});

async function read({ config }: StaffCtx, tx: Tx, makerId: string): Promise<Feed> {
  const [feed] = await tx.select().from(bookingFeeds).where(eq(bookingFeeds.makerId, makerId));
  if (!feed) throw new Refusal(commonErrors.not_found);
  return { url: `${config.publicUrl}/api/calendars/${feed.secret}.ics`, renewedAt: feed.renewedAt };
}

/**
 * A workshop’s bookings as a calendar file, for whoever holds its link: what and when, and the customer’s name, but how
 * to reach them only on the page behind the login. Throws 404 for a link that is not, or no longer, one, and when its
 * owner is suspended or gone.
 */
export async function feedFile({ db, config, clock }: Deps, file: string): Promise<string> {
  const secret = /^([0-9a-f]{32})\.ics$/.exec(file)?.[1];
  const [maker] = secret
    ? await db
        .select({ _id: makers._id, name: makers.name })
        .from(bookingFeeds)
        .innerJoin(makers, eq(makers._id, bookingFeeds.makerId))
        .innerJoin(users, and(eq(users._id, makers.userId), eq(users.status, 'active')))
        .where(eq(bookingFeeds.secret, secret))
    : [];
  if (!maker) throw new Refusal(commonErrors.not_found);
  const now = clock();
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.makerId, maker._id),
        inArray(bookings.status, ['pending', 'confirmed', 'rescheduled', 'completed', 'cancelled']),
        gte(bookings.startsAt, new Date(now.getTime() - BACK_MS)),
      ),
    )
    // What is to come before what has been: a full file leaves out the past.
    .orderBy(
      sql`${bookings.startsAt} < ${now.toISOString()}`,
      sql`abs(extract(epoch from ${bookings.startsAt} - ${now.toISOString()}))`,
    )
    .limit(FEED_ENTRIES);
  const entries = rows.map((booking) => ({
    booking: { ...booking, home: null, address: booking.home ? '' : booking.address },
    summary: `${booking.service.title}: ${booking.contact.name}`,
    description: booking.seats > 1 ? `${booking.number}, ${booking.seats} seats` : booking.number,
    url: `${config.publicUrl}/login`,
  }));
  return toIcs(`${maker.name} bookings`, entries, now);
}
