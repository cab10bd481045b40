import { expect, it } from 'vitest';
import { documentKind, savedAs } from './documents.rules.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
const zip = (...names: string[]): Buffer =>
  Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from(names.join('\0')), Buffer.from('504b0506', 'hex')]);
const docx = zip('[Content_Types].xml', 'word/document.xml');
const compound = (stream: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(stream, 'utf16le')]);

it('takes what people write a CV with, by what the file holds', () => {
  expect(documentKind(pdf)).toMatchObject({ extension: 'pdf' });
  expect(documentKind(docx)).toMatchObject({ extension: 'docx' });
  expect(documentKind(compound('WordDocument'))).toMatchObject({ extension: 'doc' });
});

it('takes nothing else, whatever it is called', () => {
  expect(documentKind(Buffer.from('<html><script>alert(1)</script>'))).toBe('unknown');
  expect(documentKind(Buffer.from('MZ\u0090'))).toBe('unknown');
  expect(documentKind(zip('xl/workbook.xml', '[Content_Types].xml'))).toBe('unknown');
  expect(documentKind(compound('Workbook'))).toBe('unknown');
  expect(documentKind(Buffer.alloc(0))).toBe('unknown');
});

it('says what is cut off, and what carries programs', () => {
  expect(documentKind(pdf.subarray(0, 12))).toBe('broken');
  expect(documentKind(docx.subarray(0, docx.length - 4))).toBe('broken');
  expect(documentKind(zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'))).toBe('macros');
});

it('calls what is saved by its purpose', () => {
  expect(savedAs('cv', 0, 'application/msword')).toBe('cv.doc');
  expect(savedAs('portfolio', 2, 'image/webp')).toBe('portfolio-3.webp');
});
