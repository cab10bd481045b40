import { crc32, deflateRawSync, deflateSync, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Sheet } from '../../../kit/documents/sheet.ts';
import { withoutAuthor } from './anonymous.ts';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A ZIP of these parts, as programs write one. */
function zip(parts: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, words] of Object.entries(parts)) {
    const packed = deflateRawSync(words);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(words), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(Buffer.byteLength(words), 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), head, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), head, tail, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(locals.length, 4);
  end.writeUInt16LE(locals.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from('504b0506', 'hex'), end]);
}

it('takes out of a PDF who its program says wrote it, and moves nothing', async () => {
  const sheet = await Sheet.open('CV of Bisi Cole', 'Bisi Cole', new Date(0));
  sheet.text('Tailor', 56, 500);
  const bytes = await sheet.finish('');
  expect(bytes.toString('latin1')).toContain('Bisi Cole');
  const shown = withoutAuthor(bytes, PDF);
  expect(shown?.toString('latin1')).not.toContain('Bisi');
  expect(shown?.length).toBe(bytes.length);
});

it('finds it also in packed objects, written as hexadecimal, and in XMP', () => {
  const objects = deflateSync(`<</Author (Bisi Cole) /Title (CV of Bisi)>>${' filler'.repeat(40)}`, { level: 1 });
  const bytes = Buffer.concat([
    Buffer.from(`%PDF-1.7\n<</Type /ObjStm /Filter /FlateDecode /Length ${objects.length}>>\nstream\n`),
    objects,
    Buffer.from('\nendstream\n<</Author <42697369>>>\n<x:xmpmeta><dc:creator>Bisi</dc:creator></x:xmpmeta>\n%%EOF\n'),
  ]);
  const shown = withoutAuthor(bytes, PDF);
  expect(shown?.length).toBe(bytes.length);
  expect(shown?.toString('latin1')).not.toMatch(/Bisi|42697369/);
  expect(shown?.includes(objects)).toBe(false);
});

it('takes it out of a DOCX, whose text stays as it is', () => {
  const core = `<cp:coreProperties><dc:creator>Bisi Cole</dc:creator>${'<dc:title>Bisi, tailor of Yaba, 1984</dc:title>'.repeat(3)}<cp:lastModifiedBy>Tunde Bakare of Ilorin</cp:lastModifiedBy><dcterms:created>2026-02-01T10:11:12Z</dcterms:created></cp:coreProperties>`;
  const bytes = zip({ 'word/document.xml': '<w:t>Tailor</w:t>', 'docProps/core.xml': core });
  const shown = withoutAuthor(bytes, DOCX) ?? Buffer.alloc(0);
  expect(shown.length).toBe(bytes.length);
  const at = shown.indexOf('docProps/core.xml');
  const [flags, method, size] = [shown.readUInt16LE(at - 24), shown.readUInt16LE(at - 22), shown.readUInt32LE(at - 12)];
  expect([flags, method]).toEqual([0, 8]);
  const words = inflateRawSync(shown.subarray(at + 17, at + 17 + size)).toString();
  expect(words).toMatch(/^<cp:coreProperties [^>]*\/>$/);
  expect(crc32(words)).toBe(shown.readUInt32LE(at - 16));
  expect(shown.includes(deflateRawSync('<w:t>Tailor</w:t>'))).toBe(true);
});

it('shows nothing of which it cannot be taken out', () => {
  expect(withoutAuthor(Buffer.from('%PDF-1.7 /Encrypt 5 0 R %%EOF'), PDF)).toBeNull();
  expect(withoutAuthor(Buffer.from('%PDF-1.7 <</Author 4 0 R>> %%EOF'), PDF)).toBeNull();
  expect(withoutAuthor(Buffer.from('d0cf11e0', 'hex'), 'application/msword')).toBeNull();
});
