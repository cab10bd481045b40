import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf } from './csv.rules.ts';

it('escapes formulas, quotes and lines, and leaves all else as it is', () => {
  const rows = [
    ['Name', 'Sets'],
    ['=SUM(A1)', 2],
    ['+2348031234567', -1],
    ['Ọlá, "Bọ́lá"\nÒjó', 0],
  ];
  expect(csvOf(rows)).toBe('\ufeffName,Sets\n\'=SUM(A1),2\n\'+2348031234567,-1\n"Ọlá, ""Bọ́lá""\nÒjó",0\n');
});

it('writes what the stream of the lists’ exports writes', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[=+@,"\n\t\rA＝-]{0,6}$/));
  const rows = fc.array(fc.array(texts, { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (given) => {
      expect(csvOf(given)).toBe(stringify(given, { bom: true, escape_formulas: true }));
    }),
  );
});
