import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/connect.ts';
import { makerDocuments, makers } from './tables.ts';

/** A person’s workshop and which documents they gave of it; null without one. */
export async function exportWorkshop(db: Db, userId: string) {
  const [maker] = await db.select().from(makers).where(eq(makers.userId, userId));
  if (!maker) return null;
  const shown = await db
    .select({ kind: makerDocuments.kind, status: makerDocuments.status, uploadedAt: makerDocuments.createdAt })
    .from(makerDocuments)
    .where(eq(makerDocuments.makerId, maker._id))
    .orderBy(asc(makerDocuments._id));
  const documents = shown.map((row) => ({ ...row, uploadedAt: row.uploadedAt.toISOString() }));
  const { slug, name, city, country, tagline, story, specialities, foundedYear, status, tier, pickupPlace } = maker;
  const profile = { slug, name, city, country, tagline, story, specialities, foundedYear };
  return { ...profile, pickupPlace, status, tier, documents };
}
