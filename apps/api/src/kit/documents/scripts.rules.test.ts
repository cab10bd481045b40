import { expect, it } from 'vitest';
import { faceOf, laidOut } from './scripts.rules.ts';
import { Sheet } from './sheet.ts';

const NAMES = [
  'Oluwaseunfunmilayomi Adebanjo-Ogunṣọlápẹ́jú Ọmọtọ́ṣọ̀ọ́',
  'Chukwuemekannamdi Nwabụndụokwukwe-Ezeanyịkaibeya',
  'Abdulƙadiri Ɓalarabe-Ɗanyaya',
  'فاطمة الزهراء بنت عبد الرحمن',
];

it('sets every name in a face that has its letters', () => {
  expect(NAMES.map((name) => faceOf(name, 'text'))).toEqual(['text', 'text', 'latin', 'arabic']);
  expect(faceOf('Ogunṣọlápẹ́jú'.normalize('NFD'), 'text')).toBe('text');
  for (const form of ['NFC', 'NFD'])
    expect(
      ['Bọ́lá', 'Ẹniọlá', 'Adé'].map((name) => faceOf(name.normalize(form), 'display')),
      form,
    ).toEqual(['strong', 'display', 'display']);
});

it('holds words from right to left together, and leaves all others', () => {
  expect(laidOut('To: فاطمة الزهراء')).toBe('To: فاطمة\u00a0الزهراء');
  expect(laidOut('فاطمة Ikoyi')).toBe('فاطمة  Ikoyi');
  expect(laidOut('Adewura Atelier, Lagos')).toBe('Adewura Atelier, Lagos');
});

it('writes them into a document, one below the other', async () => {
  const sheet = await Sheet.open('Names', 'Adunni', new Date('2026-11-22T09:00:00Z'));
  for (const name of NAMES) {
    const height = sheet.text(name, 56, 200);
    expect(height, name).toBeGreaterThan(9);
    sheet.down(height);
  }
  expect((await sheet.finish('')).subarray(0, 5).toString()).toBe('%PDF-');
});
