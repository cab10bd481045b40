import type { Received } from '@adunni/contracts/endpoint';
import { askErrors } from '@adunni/contracts/studio/asking/names';
import type {
  LoadedAskableMaker,
  LoadedDesignRequest,
  listAskableMakers,
} from '@adunni/contracts/studio/asking/requests';
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { contains } from '../../../kit/database/contains.ts';
import { Refusal } from '../../../kit/errors.ts';
import { visibleCards } from '../../catalog/queries.ts';
import { makers } from '../../makers/tables.ts';
import { pictureColumns, toPictureOrNull } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { requestOf, takesRequests } from './lock.queries.ts';
import { type ShowLook, showLooks } from './looks.queries.ts';
import { presentAnswer } from './present.rules.ts';
import { type AskRowStored, designAsks, designRequests, type RequestRow } from './tables.ts';

/** How many requests a list shows. */
const LATEST = 100;
/** How many makers one can choose from at a time. */
const CHOICES = 60;

/** The requests of a customer, the latest first. */
export const listRequests = (db: Db, customerId: string, now: Date): Promise<LoadedDesignRequest[]> =>
  select(db, requestOf(customerId), now);

/** A request of a customer. Throws 404. */
export async function findRequest(
  db: Db,
  customerId: string,
  requestId: string,
  now: Date,
): Promise<LoadedDesignRequest> {
  const [request] = await select(db, and(requestOf(customerId), eq(designRequests._id, requestId)), now);
  if (!request) throw new Refusal(askErrors.request_not_found);
  return request;
}

async function select(db: Db, which: SQL | undefined, now: Date): Promise<LoadedDesignRequest[]> {
  const rows = await db.select().from(designRequests).where(which).orderBy(desc(designRequests._id)).limit(LATEST);
  if (rows.length === 0) return [];
  const asked = await db
    .select({
      ask: designAsks,
      maker: { _id: makers._id, slug: makers.slug, name: makers.name, city: makers.city },
      takesOrders: sql<boolean>`${makers.status} = 'approved'`,
    })
    .from(designAsks)
    .innerJoin(makers, eq(makers._id, designAsks.makerId))
    .where(
      inArray(
        designAsks.requestId,
        rows.map(({ _id }) => _id),
      ),
    )
    .orderBy(asc(designAsks._id));
  const show = await showLooks(db, [...rows, ...asked.map(({ ask }) => ask)]);
  const likes = await visibleCards(
    db,
    rows.flatMap(({ productId }) => productId ?? []),
    now,
  );
  return rows.map((row) => ({
    ...presentRequest(row, show),
    product: presentLike(row, likes),
    makers: asked
      .filter(({ ask }) => ask.requestId === row._id)
      .map(({ ask, maker, takesOrders }) => presentAsked(ask, { ...maker, takesOrders }, row, show)),
  }));
}

function presentRequest(row: RequestRow, show: ShowLook) {
  const { _id, title, status, words, designId, createdAt, payBy, commissionId, variantId, orderId } = row;
  return {
    ...{ _id, title, status, words, designId, createdAt, payBy, orderId },
    look: show(row, title),
    commission: status === 'accepted' && commissionId && variantId ? { productId: commissionId, variantId } : null,
  };
}

function presentLike({ productId }: RequestRow, likes: Awaited<ReturnType<typeof visibleCards>>) {
  const like = likes.find(({ _id }) => _id === productId);
  return like ? { title: like.title, path: `/products/${like._id}`, picture: like.picture } : null;
}

function presentAsked(
  ask: AskRowStored,
  maker: LoadedDesignRequest['makers'][number]['maker'],
  { title }: RequestRow,
  show: ShowLook,
): LoadedDesignRequest['makers'][number] {
  const { _id, status, respondBy, declineReason: reason, declineNote: note } = ask;
  return {
    ...{ _id, maker, status, respondBy },
    // What was withdrawn is no longer said.
    answer: status === 'withdrawn' || status === 'declined' ? null : presentAnswer(ask, show(ask, title)),
    declined: status === 'declined' && reason ? { reason, note } : null,
  };
}

/**
 * Makers who take requests, by words of their name or town: those that are named, then the most trusted; never the
 * caller’s own workshop.
 */
export async function listAskable(
  db: Db,
  userId: string,
  { q = '', first = [] }: Received<typeof listAskableMakers>['query'],
): Promise<LoadedAskableMaker[]> {
  const rows = await db
    .select({
      ...{ _id: makers._id, slug: makers.slug, name: makers.name, city: makers.city, tier: makers.tier },
      avatar: pictureColumns,
    })
    .from(makers)
    .leftJoin(media, eq(media._id, makers.avatarId))
    .where(
      and(
        takesRequests,
        ne(makers.userId, userId),
        q === '' ? undefined : sql`${contains(sql`${makers.name} || ' ' || ${makers.city}`, q)}`,
      ),
    )
    .orderBy(
      ...(first.length > 0 ? [desc(inArray(makers._id, first))] : []),
      desc(makers.tier),
      asc(makers.name),
      asc(makers._id),
    )
    .limit(CHOICES);
  return rows.map(({ avatar, ...maker }) => ({ ...maker, avatar: toPictureOrNull(avatar) }));
}
