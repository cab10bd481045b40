import type { DesignForm } from '@adunni/contracts/asoebi/designs/forms';
import type { EventForm } from '@adunni/contracts/asoebi/forms';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { extensionOf } from '../../../kit/domain.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { lookHash } from '../../catalog/rules.ts';
import { wantLook } from '../../catalog/service.ts';
import { asoEbiInvitations, asoEbiProposals } from '../proposals/tables.ts';
import { asoEbiGroups, asoEbiPackages, type PackageRow, type StoredDesign } from '../tables.ts';

/** Designs that one person chooses for packages: each may have something drawn. */
const CHOOSING = { most: 60, minutes: 60 };
/** What a design is called whose owner has left. */
const UNNAMED = 'Design';

/** What a package keeps of its design. */
type Kept = Pick<PackageRow, 'design' | 'lookHash'>;

/**
 * What packages of an event are sewn from, by their ids. What was chosen before keeps its copy, whatever became of the
 * design; what is chosen now is read as it is. Throws 404, 409, 422 for what can’t be chosen, 429.
 */
export async function designsOf(
  ctx: Pick<Ctx<Viewer>, 'jobs' | 'clock' | 'viewer'>,
  tx: Tx,
  eventId: string,
  { groups }: Pick<EventForm, 'groups'>,
): Promise<Map<string, Kept>> {
  const chosen = groups.flatMap(({ packages }) =>
    packages.flatMap(({ _id, design }) => (design ? [{ _id, design }] : [])),
  );
  if (chosen.length === 0) return new Map();
  const before = await keptOf(tx, eventId);
  const designs = new Map<string, Kept>();
  for (const { _id, design } of chosen) {
    const kept = before.find(({ design: stored }) => stored && isSame(stored, design));
    designs.set(_id, kept ?? (await copyOf(ctx, tx, design)));
  }
  return designs;
}

const isSame = (one: DesignForm, other: DesignForm): boolean =>
  one.from === other.from && one._id === other._id && one.version === other.version;

const keptOf = (tx: Tx, eventId: string): Promise<Kept[]> =>
  tx
    .select({ design: asoEbiPackages.design, lookHash: asoEbiPackages.lookHash })
    .from(asoEbiPackages)
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiPackages.groupId))
    .where(and(eq(asoEbiGroups.eventId, eventId), isNotNull(asoEbiPackages.design)));

async function copyOf(
  ctx: Pick<Ctx<Viewer>, 'jobs' | 'clock' | 'viewer'>,
  tx: Tx,
  { from, _id, version }: DesignForm,
): Promise<Kept> {
  await limitAttempts(tx, `aso-ebi-design:${ctx.viewer._id}`, CHOOSING, ctx.clock());
  const { title, recipe, lines } = await extensionOf('packageDesigns').find(tx, ctx.viewer._id, { from, _id, version });
  const hash = lookHash(recipe);
  await wantLook(ctx, tx, { hash, recipe, alt: title });
  return { design: { from, _id, version, title, recipe, lines }, lookHash: hash };
}

/** Forgets what a host who leaves called the designs of their events; what is sewn stays known to who ordered it. */
export async function forgetNames(tx: Tx, eventIds: readonly string[]): Promise<void> {
  const groups = tx
    .select({ _id: asoEbiGroups._id })
    .from(asoEbiGroups)
    .where(inArray(asoEbiGroups.eventId, [...eventIds]));
  const packages = await tx
    .select({ _id: asoEbiPackages._id, design: asoEbiPackages.design })
    .from(asoEbiPackages)
    .where(and(inArray(asoEbiPackages.groupId, groups), isNotNull(asoEbiPackages.design)));
  for (const { _id, design } of packages)
    if (design)
      await tx
        .update(asoEbiPackages)
        .set({ design: { ...design, title: garmentOf(design) } })
        .where(eq(asoEbiPackages._id, _id));
  if (packages.length === 0) return;
  const invitations = tx
    .select({ _id: asoEbiInvitations._id })
    .from(asoEbiInvitations)
    .where(inArray(asoEbiInvitations.eventId, [...eventIds]));
  for (const { _id, lines } of await tx
    .select({ _id: asoEbiProposals._id, lines: asoEbiProposals.lines })
    .from(asoEbiProposals)
    .where(inArray(asoEbiProposals.invitationId, invitations)))
    await tx
      .update(asoEbiProposals)
      .set({
        lines: lines.map(({ design, ...line }) => ({
          ...line,
          ...(design && { design: { ...design, title: garmentOf(design) } }),
        })),
      })
      .where(eq(asoEbiProposals._id, _id));
}

/** The garment that a design is of: the first that its words say. */
const garmentOf = ({ lines }: Pick<StoredDesign, 'lines'>): string => lines[0]?.value ?? UNNAMED;
