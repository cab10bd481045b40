import { LEFT, RIGHT, Sheet, SOFT } from '../../kit/documents/sheet.ts';
import type { DemoApplicant } from './applicants.ts';

const DATES = LEFT + 96;

/** The CV of somebody who applied, on a page. */
export async function drawCv({ name, city, profile, work, training }: DemoApplicant, at: Date): Promise<Buffer> {
  const sheet = await Sheet.open('CV', name, at);
  sheet.down(sheet.text(name, LEFT, RIGHT, { face: 'display', size: 22 }) + 2);
  sheet.down(sheet.text(city, LEFT, RIGHT, { colour: SOFT }) + 14);
  sheet.rule();
  sheet.down(14);
  sheet.down(sheet.text(profile, LEFT, RIGHT, { size: 11 }) + 18);
  heading(sheet, 'Work');
  for (const [years, what, where] of work) {
    sheet.text(years, LEFT, DATES - 8, { colour: SOFT });
    sheet.down(sheet.text(what, DATES, RIGHT, { face: 'strong', size: 10.5 }) + 1);
    sheet.down(sheet.text(where, DATES, RIGHT) + 10);
  }
  heading(sheet, 'Training');
  sheet.text(training, LEFT, RIGHT);
  return sheet.finish('References on request');
}

function heading(sheet: Sheet, words: string): void {
  sheet.down(6);
  sheet.down(sheet.text(words, LEFT, RIGHT, { face: 'strong', size: 12 }) + 6);
}

/** Half the front of a bodice in points, from the neck around: what somebody drafted as an answer. */
const BODICE = [
  ...[
    [60, 0],
    [150, 34],
    [132, 96],
    [168, 168],
    [162, 300],
    [104, 316],
    [98, 228],
    [86, 318],
    [0, 330],
    [0, 74],
  ],
] as const;

/** A pattern that somebody drafted. */
export async function drawPattern({ name }: DemoApplicant, at: Date): Promise<Buffer> {
  const sheet = await Sheet.open('Pattern', name, at);
  sheet.down(sheet.text('Bodice block, half front', LEFT, RIGHT, { face: 'display', size: 18 }) + 4);
  sheet.down(sheet.text('Scale 1:2. Bust 92 cm, waist 74 cm. Seam allowance not included.', LEFT, RIGHT) + 30);
  const [first, ...others] = BODICE.map(([x, y]) => [LEFT + 40 + x, sheet.y + y] as const);
  if (first) sheet.pdf.moveTo(...first);
  for (const point of others) sheet.pdf.lineTo(...point);
  sheet.pdf.closePath().lineWidth(1.2).strokeColor(SOFT).stroke();
  return sheet.finish('Grain line along the centre front');
}
