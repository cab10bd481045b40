import { claimsPdf, isPdf, PDF } from '../../media/rules.ts';

/** What a document is, by its first bytes and what it holds; its name and declared type come from the client. */
export type DocumentKind = { contentType: string; extension: 'pdf' | 'doc' | 'docx' };

/** The beginning of a compound file, which Word wrote until 2003. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The stream of a compound file that makes it a Word document. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
const ZIP = Buffer.from('504b0304', 'hex');
const ZIP_END = Buffer.from('504b0506', 'hex');
/** Bytes at the end of a ZIP within which its directory must end. */
const ZIP_TAIL = 66_000;

const KINDS: Record<DocumentKind['extension'], DocumentKind> = {
  pdf: { contentType: PDF, extension: 'pdf' },
  doc: { contentType: 'application/msword', extension: 'doc' },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
};

/** What a document is, or why it is not taken. */
export function documentKind(bytes: Buffer): DocumentKind | 'unknown' | 'broken' | 'macros' {
  if (claimsPdf(bytes)) return isPdf(bytes) ? KINDS.pdf : 'broken';
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) return bytes.includes(WORD_STREAM) ? KINDS.doc : 'unknown';
  if (!bytes.subarray(0, ZIP.length).equals(ZIP)) return 'unknown';
  if (!bytes.includes('word/document.xml')) return 'unknown';
  const isWhole = bytes.subarray(Math.max(0, bytes.length - ZIP_TAIL)).includes(ZIP_END);
  if (!isWhole || !bytes.includes('[Content_Types].xml')) return 'broken';
  return bytes.includes('vbaProject.bin') ? 'macros' : KINDS.docx;
}

/** What a file is saved as: by what it is for, so that no name of a person is in it. */
export const savedAs = (purpose: string, position: number, contentType: string): string => {
  const extension = Object.values(KINDS).find((kind) => kind.contentType === contentType)?.extension ?? 'webp';
  return purpose === 'cv' ? `cv.${extension}` : `${purpose}-${position + 1}.${extension}`;
};
