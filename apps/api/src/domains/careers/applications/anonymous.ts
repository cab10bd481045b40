import { crc32, deflateRawSync, deflateSync, inflateSync } from 'node:zlib';

/** A text of a PDF, in brackets or as hexadecimal, and what names who made a file and what it is called. */
const TEXT = /\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>/;
const NAMES = '/(?:Author|Title|Subject|Keywords|Creator|Producer)\\s*';
const NAMED = new RegExp(`${NAMES}(?:${TEXT.source})`, 'g');
/** The same where the text lies elsewhere in the file. */
const REFERRED = new RegExp(`${NAMES}(\\d+)\\s+(\\d+)\\s+R`, 'g');
const XMP = /<x:xmpmeta[\s\S]*?<\/x:xmpmeta>/g;
const OBJECTS = /\/Type\s*\/ObjStm[\s\S]{0,300}?stream\r?\n/g;
/** Parts of a DOCX that say who wrote it, and what is left of them. */
const PROPERTIES = ['docProps/core.xml', 'docProps/app.xml', 'docProps/custom.xml'];
const EMPTY: Record<string, string> = {
  'docProps/core.xml':
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>',
  'docProps/app.xml': '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>',
  'docProps/custom.xml':
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"/>',
};

/**
 * A CV without what its program noted of who wrote it; null when that cannot be taken out. Nothing in it moves, since
 * the places of its parts are written in the file.
 */
export function withoutAuthor(bytes: Buffer, contentType: string): Buffer | null {
  if (contentType === 'application/pdf') return pdfWithoutAuthor(bytes);
  if (contentType.startsWith('image/')) return bytes;
  return contentType === 'application/msword' ? null : docxWithoutAuthor(bytes);
}

/** The words of a value as spaces, between the brackets that they stand in. */
const blankValue = (entry: string): string => {
  const begins = entry.search(/[(<]/);
  return `${entry.slice(0, begins + 1)}${' '.repeat(entry.length - begins - 2)}${entry.at(-1)}`;
};
const blanked = (text: string): string =>
  text.replace(NAMED, blankValue).replace(XMP, (packet) => ' '.repeat(packet.length));

function pdfWithoutAuthor(bytes: Buffer): Buffer | null {
  const text = bytes.toString('latin1');
  if (/\/Encrypt\b/.test(text)) return null;
  const plain = withoutReferred(blanked(text));
  if (plain === null) return null;
  const out = Buffer.from(plain, 'latin1');
  for (const { index, 0: head } of text.matchAll(OBJECTS)) {
    const from = index + head.length;
    const to = text.indexOf('endstream', from);
    const objects = inflated(bytes.subarray(from, to));
    if (objects === null) continue;
    if (objects.match(REFERRED)) return null;
    if (blanked(objects) === objects) continue;
    const packed = deflateSync(Buffer.from(blanked(objects), 'latin1'), { level: 9 });
    if (packed.length > to - from) return null;
    out.fill(0, from, to);
    packed.copy(out, from);
  }
  return out;
}

/** Blanks the objects that entries refer to; null when one of them is packed away. */
function withoutReferred(text: string): string | null {
  let left = text;
  for (const [, number, generation] of text.matchAll(REFERRED)) {
    const object = new RegExp(`(?<=[\\r\\n])${number}\\s+${generation}\\s+obj\\s*(?:${TEXT.source})`);
    if (!object.test(left)) return null;
    left = left.replace(object, blankValue);
  }
  return left;
}

function inflated(packed: Buffer): string | null {
  try {
    return inflateSync(packed).toString('latin1');
  } catch {
    return null;
  }
}

const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;

function docxWithoutAuthor(bytes: Buffer): Buffer | null {
  const out = Buffer.from(bytes);
  const end = out.lastIndexOf(Buffer.from('504b0506', 'hex'));
  let at = end < 0 ? out.length : out.readUInt32LE(end + 16);
  while (at + 46 <= out.length && out.readUInt32LE(at) === CENTRAL) {
    const nameLength = out.readUInt16LE(at + 28);
    const name = out.toString('utf8', at + 46, at + 46 + nameLength);
    if (PROPERTIES.includes(name) && !emptyEntry(out, at, EMPTY[name] ?? '')) return null;
    at += 46 + nameLength + out.readUInt16LE(at + 30) + out.readUInt16LE(at + 32);
  }
  return out;
}

/** Writes other words into the place of an entry; false when they do not fit. */
function emptyEntry(out: Buffer, central: number, words: string): boolean {
  const local = out.readUInt32LE(central + 42);
  const room = out.readUInt32LE(central + 20);
  const packed = deflateRawSync(words);
  if (packed.length > room || local + 30 > out.length || out.readUInt32LE(local) !== LOCAL) return false;
  const data = local + 30 + out.readUInt16LE(local + 26) + out.readUInt16LE(local + 28);
  out.fill(0, data, data + room);
  packed.copy(out, data);
  // Where flags, method, checksum and the two sizes stand, in the entry itself and in the directory.
  for (const flags of [local + 6, central + 8]) {
    out.writeUInt16LE(out.readUInt16LE(flags) & ~0x8, flags);
    out.writeUInt16LE(8, flags + 2);
    out.writeUInt32LE(crc32(words), flags + 8);
    out.writeUInt32LE(packed.length, flags + 12);
    out.writeUInt32LE(Buffer.byteLength(words), flags + 16);
  }
  return true;
}
