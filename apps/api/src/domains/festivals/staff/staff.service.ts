import { isDeepStrictEqual } from 'node:util';
import { commonErrors } from '@adunni/contracts/errors';
import { type FestivalForm, festivalForm } from '@adunni/contracts/festivals/forms';
import { festivalErrors } from '@adunni/contracts/festivals/staff';
import { and, desc, eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { formWrites, setsColumns } from '../../../kit/crud/form-writes.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { requireProducts } from '../../catalog/service.ts';
import { missingDrawings } from '../queries.ts';
import { type FestivalRow, festivals, festivalVersions } from '../tables.ts';

const form = formWrites({
  table: festivals,
  stored: (values: FestivalForm) => values,
  remarks: { festivals_title_unique: { title: 'Another festival has this title.' } },
  async check(_ctx, tx, values) {
    await requireProducts(tx, values);
    await requireDrawings(tx, values);
  },
});

async function requireDrawings(tx: Tx, values: FestivalForm): Promise<void> {
  const missing = await missingDrawings(tx, values);
  const fields = Object.entries(missing).flatMap(([field, names]) =>
    names.length > 0 ? [[field, `No drawing is called ${names.join(', ')}.`]] : [],
  );
  if (fields.length > 0) throw new Refusal(commonErrors.invalid, { fields: Object.fromEntries(fields) });
}

/** How staff write festivals; whatever one says is kept as a version with who wrote it and when. */
export const festivalWrites = {
  async create(ctx: StaffCtx, tx: Tx, values: FestivalForm): Promise<string> {
    const _id = await form.create(ctx, tx, values);
    await keepVersion(ctx, tx, _id, values);
    return _id;
  },
  async update(ctx: StaffCtx, tx: Tx, _id: string, values: FestivalForm): Promise<void> {
    await keepFirst(tx, _id);
    await form.update(ctx, tx, _id, values);
    await keepVersion(ctx, tx, _id, values);
  },
  actions: {
    publish: setsColumns(festivals, ({ clock }) => ({ publishedAt: clock() })),
    unpublish: setsColumns(festivals, () => ({ publishedAt: null })),
  },
};

/** What a stored festival says, as the form has it. */
const wordsOf = (row: FestivalRow): FestivalForm =>
  Object.fromEntries(Object.keys(festivalForm.shape).map((name) => [name, row[name as keyof FestivalForm]])) as never;

const lastVersion = (tx: Tx, festivalId: string) =>
  tx
    .select()
    .from(festivalVersions)
    .where(eq(festivalVersions.festivalId, festivalId))
    .orderBy(desc(festivalVersions.number))
    .limit(1);

/** Keeps what a festival said before anybody wrote it here, so that it can be given back. */
async function keepFirst(tx: Tx, festivalId: string): Promise<void> {
  const [last] = await lastVersion(tx, festivalId);
  const [row] = last ? [] : await tx.select().from(festivals).where(eq(festivals._id, festivalId));
  if (row)
    await tx.insert(festivalVersions).values({ festivalId, number: 1, words: wordsOf(row), createdAt: row.updatedAt });
}

/** Notes when the festival was written, and keeps its words unless the last version has the same. */
async function keepVersion(
  { viewer, clock }: StaffCtx,
  tx: Tx,
  festivalId: string,
  words: FestivalForm,
): Promise<void> {
  const createdAt = clock();
  await tx.update(festivals).set({ updatedAt: createdAt }).where(eq(festivals._id, festivalId));
  const [last] = await lastVersion(tx, festivalId);
  if (last && isDeepStrictEqual(last.words, words)) return;
  const number = (last?.number ?? 0) + 1;
  await tx.insert(festivalVersions).values({ festivalId, number, words, byId: viewer._id, createdAt });
}

/**
 * Gives a festival that was seen in this version the words and dates of an earlier one, as a new version, so that this
 * can be undone too. Returns the festival’s next version. Throws 404 and 409.
 */
export async function restoreVersion(
  ctx: StaffCtx,
  festivalId: string,
  { version, number }: { version: number; number: number },
): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const [row] = await tx
      .select({ version: festivals.version })
      .from(festivals)
      .where(eq(festivals._id, festivalId))
      .for('no key update');
    if (!row) throw new Refusal(commonErrors.not_found);
    if (row.version !== version) throw new Refusal(commonErrors.stale);
    const [kept] = await tx
      .select({ words: festivalVersions.words })
      .from(festivalVersions)
      .where(and(eq(festivalVersions.festivalId, festivalId), eq(festivalVersions.number, number)));
    if (!kept) throw new Refusal(festivalErrors.unknown_version);
    await form.update(ctx, tx, festivalId, kept.words);
    await tx
      .update(festivals)
      .set({ version: version + 1 })
      .where(eq(festivals._id, festivalId));
    await keepVersion(ctx, tx, festivalId, kept.words);
    return version + 1;
  });
}
