import type { LoadedDashboard } from '@adunni/contracts/asoebi/hosting';
import { CLOTHS } from '@adunni/contracts/asoebi/names';
import { BRAND } from '@adunni/contracts/brand';
import { heading } from '../../../kit/documents/blocks.ts';
import { LEFT, RIGHT, Sheet, SOFT } from '../../../kit/documents/sheet.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import type { EventRow } from '../tables.ts';

const YARDS = RIGHT - 70;
const SETS = YARDS - 70;

/** What is to be bought for an event by group: sets and yards of each package, and how many of each size; no names. */
export async function renderSupplierSheet(
  event: EventRow,
  { groups, packages }: LoadedDashboard,
  sizes: readonly { packageId: string; size: string; sets: number }[],
  now: Date,
): Promise<Buffer> {
  const sheet = await Sheet.open('Supplier sheet', BRAND.name, now);
  heading(sheet, 'Supplier sheet', event.title || 'Aso-ebi');
  for (const group of groups) {
    const ofGroup = packages.filter(({ groupId }) => groupId === group._id);
    const [{ cloth, colours } = { cloth: 'ankara' as const, colours: [] }] = ofGroup;
    sheet.reserve(70);
    sheet.down(sheet.text(group.name || 'Group', LEFT, RIGHT, { face: 'strong', size: 13 }) + 2);
    const wears = [CLOTHS[cloth], colours.map(({ name, hex }) => `${name} ${hex}`).join(', ')].filter(Boolean);
    sheet.down(sheet.text(wears.join(' in '), LEFT, RIGHT, { colour: SOFT }) + 6);
    row(sheet, 'Package', 'Sets', 'Yards', true);
    for (const { _id, title, sets, yards } of ofGroup) {
      row(sheet, title, `${sets}`, yards === null ? 'Not set' : `${sets * yards}`);
      const ofPackage = sizes.filter(({ packageId }) => packageId === _id);
      const bySize = ofPackage.map(({ size, sets: count }) => `${size}: ${count}`).join(', ');
      if (bySize) sheet.down(sheet.text(bySize, LEFT + 12, SETS, { colour: SOFT, size: 8.5 }) + 4);
    }
    const yards = ofGroup.reduce((sum, { sets, yards: each }) => sum + sets * (each ?? 0), 0);
    row(sheet, 'Together', `${ofGroup.reduce((sum, { sets }) => sum + sets, 0)}`, `${yards}`, true);
    sheet.down(16);
  }
  return sheet.finish(`${BRAND.name} · Orders paid in full or in part until ${shopDayLabel(now)}`);
}

function row(sheet: Sheet, label: string, sets: string, yards: string, isStrong = false): void {
  const style = isStrong ? ({ face: 'strong' } as const) : {};
  sheet.reserve(20);
  sheet.text(sets, SETS, YARDS - 8, { ...style, align: 'right' });
  sheet.text(yards, YARDS, RIGHT, { ...style, align: 'right' });
  sheet.down(sheet.text(label, LEFT, SETS - 8, style) + 4);
}
