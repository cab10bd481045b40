import type { Received, Returned } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import { agreedOf } from '@adunni/contracts/measurements/agreed';
import type { LoadedOrderMeasurements } from '@adunni/contracts/measurements/measurements';
import {
  type Drafted,
  type downloadForPart,
  type downloadForProfile,
  type draftForPart,
  type draftForProfile,
  type PatternItem,
  patternErrors,
} from '@adunni/contracts/patterns/patterns';
import type { Ctx, Viewer } from '../../kit/context.ts';
import { Refusal } from '../../kit/errors.ts';
import { findProfile } from '../measurements/queries.ts';
import { findReadablePart, readMeasurements } from '../orders/service.ts';
import { draftFile, draftPattern, inTurn } from './drafting/drafter.ts';
import type { DraftOrder } from './drafting/messages.ts';
import { type SewnItem, sewnItems } from './queries.ts';
import { consistsOf, firstDraftOf, isChild, isOfStrips } from './suggested.rules.ts';

type Order = Omit<DraftOrder, 'wanted'>;

/**
 * What can be drafted for a part, and one pattern of it: whoever may read its measurements may, and it is read anew, and
 * logged, each time. Throws 404 for other parts and items, 503 when too many are drafted.
 */
export async function patternForPart(
  ctx: Ctx<Viewer>,
  partId: string,
  { itemId: asked, draft, fit }: Received<typeof draftForPart>['query'],
): Promise<Returned<typeof draftForPart>> {
  // Strangers don’t wait in the line.
  await findReadablePart(ctx.db, ctx.viewer, partId);
  return inTurn(ctx.viewer._id, async () => {
    const { number, orderId, isOver, lines } = await readMeasurements(ctx, partId, 'pattern');
    const sewn = await sewnItems(
      ctx.db,
      lines.map(({ itemId }) => itemId),
    );
    const items = lines.map((line) => toItem(line, sewn.get(line.itemId), isOver));
    if (asked && !items.some(({ itemId }) => itemId === asked)) throw new Refusal(commonErrors.not_found);
    const item = items.find(({ itemId }) => itemId === asked) ?? items.find(isReady) ?? items[0];
    const line = lines.find(({ itemId }) => itemId === item?.itemId);
    const chosen = draft ?? item?.suggested[0];
    const body = item && isReady(item) && line ? agreedOf(line) : null;
    const drafted = body && chosen ? await drafting({ draft: chosen, fit, ...body, reference: number }) : null;
    return { number, orderId, items, itemId: item?.itemId ?? null, drafted };
  });
}

/** A pattern of an item as a file. Throws 404, 422 when it can’t be drafted, 503 when too many are drafted. */
export async function fileForPart(
  ctx: Ctx<Viewer>,
  { partId, itemId, file }: Received<typeof downloadForPart>['params'],
  choice: Received<typeof downloadForPart>['query'],
): Promise<{ bytes: Buffer; number: string }> {
  await findReadablePart(ctx.db, ctx.viewer, partId);
  return inTurn(ctx.viewer._id, async () => {
    const { number, lines } = await readMeasurements(ctx, partId, 'pattern');
    const line = lines.find((each) => each.itemId === itemId);
    if (!line) throw new Refusal(commonErrors.not_found);
    const body = agreedOf(line);
    if (!body) throw new Refusal(patternErrors.no_measurements);
    if (isChild(line.frozen?.ageGroup, line.gender)) throw new Refusal(patternErrors.adults_only);
    return { bytes: await draftFile(orderOf({ ...choice, ...body, reference: number }), file), number };
  });
}

/** A pattern of one of the caller’s profiles. Throws 404 for any other, 503 when too many are drafted. */
export async function patternForProfile(
  ctx: Ctx<Viewer>,
  profileId: string,
  { draft, fit }: Received<typeof draftForProfile>['query'],
): Promise<Returned<typeof draftForProfile>> {
  const { name, ageGroup, figure, values } = await ownBody(ctx, profileId);
  if (ageGroup === 'child') return { name, state: 'child', drafted: null };
  const chosen = draft ?? firstDraftOf(figure);
  const order = { draft: chosen, fit, figure, values, reference: '' };
  return { name, state: 'ready', drafted: await inTurn(ctx.viewer._id, () => drafting(order)) };
}

/** The same as a file. Throws 404, 422 when it can’t be drafted, 503 when too many are drafted. */
export async function fileForProfile(
  ctx: Ctx<Viewer>,
  { profileId, file }: Received<typeof downloadForProfile>['params'],
  choice: Received<typeof downloadForProfile>['query'],
): Promise<Buffer> {
  const { ageGroup, figure, values } = await ownBody(ctx, profileId);
  if (ageGroup === 'child') throw new Refusal(patternErrors.adults_only);
  return inTurn(ctx.viewer._id, () => draftFile({ ...choice, figure, values, reference: '' }, file));
}

async function ownBody({ db, viewer }: Ctx<Viewer>, profileId: string) {
  const found = await findProfile(db, viewer._id, profileId);
  if (!found) throw new Refusal(commonErrors.not_found);
  const { name, ageGroup, figure } = found.profile;
  return { name, ageGroup, figure, values: found.version.values };
}

const isReady = ({ state }: PatternItem): boolean => state === 'ready';

/** Measurements are kept for a while after a part is over, so those that are missing then have gone. */
function toItem(line: LoadedOrderMeasurements, sewn: SewnItem | undefined, isOver: boolean): PatternItem {
  const { itemId, title, frozen, gender } = line;
  const missing = isOver ? 'gone' : 'to-follow';
  const state = !agreedOf(line) ? missing : isChild(frozen?.ageGroup, gender) ? 'child' : 'ready';
  const garments = sewn ? consistsOf(sewn) : { suggested: [], undrafted: [] };
  const [fitNote, ofStrips] = sewn ? [sewn.fitNote, isOfStrips(sewn)] : ['', false];
  return { itemId, title, wearer: frozen?.name ?? '', state, ...garments, fitNote, isOfStrips: ofStrips };
}

/** Only what drafting needs leaves this process. */
const orderOf = ({ draft, fit, figure, values, reference }: Order): Order => ({
  ...{ draft, fit, figure, values, reference },
});

async function drafting(order: Order): Promise<Drafted> {
  const { draft, fit, figure } = order;
  const came = await draftPattern(orderOf(order));
  return { draft, fit, figure, pattern: null, refusal: null, ...came };
}
