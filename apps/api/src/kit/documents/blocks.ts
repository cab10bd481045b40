import { BRAND } from '@adunni/contracts/brand';
import { shopDayLabel } from '../shop-days.rules.ts';
import { LEFT, RIGHT, type Sheet, SOFT } from './sheet.ts';

export const MIDDLE = (LEFT + RIGHT) / 2;
/** Left edge of the column of amounts. */
export const TOTAL = RIGHT - 90;

/** The brand beside what the document is, above a line with its number. */
export function heading(sheet: Sheet, title: string, line: string): void {
  sheet.ribbon();
  sheet.text(BRAND.name, LEFT, MIDDLE, { face: 'display', size: 24 });
  sheet.text(title, MIDDLE, RIGHT, { face: 'display', size: 24, align: 'right' });
  sheet.down(36);
  sheet.text(BRAND.tagline, LEFT, MIDDLE, { colour: SOFT });
  sheet.text(line, MIDDLE, RIGHT, { colour: SOFT, align: 'right' });
  sheet.down(26);
  sheet.rule();
  sheet.down(18);
}

/** A label above lines of text, between two edges; gives its height and stays where it was. */
export function column(sheet: Sheet, label: string, lines: string[], left: number, right: number): number {
  const top = sheet.y;
  sheet.down(sheet.text(label, left, right, { face: 'strong', colour: SOFT, size: 8.5 }) + 4);
  const height = sheet.text(lines.join('\n'), left, right);
  const bottom = sheet.y + height;
  sheet.y = top;
  return bottom - top;
}

/** A line of sums on the right half. */
export function sumLine(sheet: Sheet, label: string, value: string, isStrong = false, colour?: string): void {
  const style = { ...(isStrong && ({ face: 'strong', size: 11 } as const)), ...(colour && { colour, size: 8.5 }) };
  sheet.reserve(18);
  sheet.text(value, TOTAL - 20, RIGHT, { ...style, align: 'right' });
  sheet.down(sheet.text(label, MIDDLE - 40, TOTAL - 24, style) + 4);
}

/** What stands at the foot of every page of a document. */
export const footText = (now: Date): string =>
  `${BRAND.name} · ${BRAND.tagline} · Issued ${shopDayLabel(now)} · All amounts in Nigerian naira`;
