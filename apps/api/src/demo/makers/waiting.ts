import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { DocumentKind } from '@adunni/contracts/makers/verification';
import { mediaRoot } from '@adunni/garment-art/media';
import PDFDocument from 'pdfkit';
import { makerDocuments, makers } from '../../domains/makers/tables.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { HOUR_MS } from '../../kit/durations.rules.ts';

/** The workshop of the demo that waits, and who runs it. */
export const waitingWorkshop = { slug: 'odunsi-alterations', owner: ['Morenike', 'Odunsi'], role: 'Tailor' } as const;
const SHOP = {
  slug: waitingWorkshop.slug,
  name: 'Odunsi Alterations',
  city: 'Osogbo',
  tagline: 'The hem you were promised.',
  story:
    'Two machines and an overlocker behind the post office in Oke-Fia. Morenike sewed uniforms for nine years before she began to mend what other tailors had rushed, and keeps a book of every hem she has let down twice.',
  specialities: ['Alterations', 'School uniforms', 'Zips'],
  foundedYear: 2020,
  weeklyCapacity: 10,
};

/** Stores `waitingWorkshop`, which has sent its documents and waits for the staff’s decision. All of it is invented. */
export async function seedWaitingWorkshop(
  { storage, clock }: Pick<Deps, 'storage' | 'clock'>,
  tx: Tx,
  owners: ReadonlyMap<string, string>,
): Promise<void> {
  const submittedAt = new Date(clock().getTime() - 20 * HOUR_MS);
  const createdAt = new Date(clock().getTime() - 70 * HOUR_MS);
  const userId = owners.get(SHOP.slug);
  if (!userId) throw new Error('nobody runs the waiting workshop');
  const [shop] = await tx
    .insert(makers)
    .values({ ...SHOP, userId, isDemo: true, submittedAt, createdAt })
    .returning({ _id: makers._id });
  if (!shop) throw new Error('the waiting workshop was not stored');
  for (const { kind, name, bytes } of await documents()) {
    const path = `maker-documents/demo-${name}`;
    await storage.put(path, bytes);
    const contentType = name.endsWith('.pdf') ? ('application/pdf' as const) : ('image/webp' as const);
    const values = { makerId: shop._id, kind, path, contentType, bytes: bytes.length, createdAt };
    await tx.insert(makerDocuments).values({ ...values, status: 'submitted' });
  }
}

async function documents(): Promise<{ kind: DocumentKind; name: string; bytes: Buffer }[]> {
  const identity = paper('National identification slip', [
    'Odunsi, Morenike Abosede. Born on 3 May 1989 in Osogbo.',
    'Demo: this slip is invented, and so is the person. No such number was ever given out.',
  ]);
  const guarantor = paper('To whom it may concern', [
    'I have known Morenike Odunsi since she sewed for my school, and she has kept every date she gave me. I vouch for her and her workshop with my name.',
    'Chief Adebisi Alao, headmaster, Oke-Fia, Osogbo',
    'Demo: this letter is invented.',
  ]);
  return [
    { kind: 'identity', name: 'identity.pdf', bytes: await identity },
    { kind: 'workshop', name: 'workshop.webp', bytes: await readFile(join(mediaRoot, 'covers/how-many-yards.webp')) },
    { kind: 'guarantor', name: 'guarantor.pdf', bytes: await guarantor },
  ];
}

/** A page of plain words as a PDF, as somebody without a scanner would send it. */
async function paper(title: string, paragraphs: readonly string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A5', margin: 56, lang: 'en-GB', info: { Title: title } });
  pdf.font('Times-Bold').fontSize(18).text(title).moveDown();
  pdf.font('Times-Roman').fontSize(11.5);
  for (const paragraph of paragraphs) pdf.text(paragraph, { lineGap: 3 }).moveDown();
  pdf.end();
  return buffer(pdf);
}
