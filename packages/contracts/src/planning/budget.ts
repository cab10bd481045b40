import type { EventKind } from '../asoebi/names.ts';
import { allocate, type Kobo } from '../money.ts';

/** What of a celebration follows from how many come, from the outfits, or from neither. */
type Driver = 'guests' | 'outfits' | 'none';

/** For how many guests and outfits the weights below hold. */
const USUAL_GUESTS = 200;
const USUAL_OUTFITS = 12;

/** What money goes to, with its usual weight (est.) and what that follows from, in the order of the chart. */
const PARTS = {
  venue: { label: 'Venue', weight: 180, by: 'none' },
  food: { label: 'Food', weight: 280, by: 'guests' },
  drinks: { label: 'Drinks', weight: 90, by: 'guests' },
  decor: { label: 'Decoration', weight: 120, by: 'none' },
  outfits: { label: 'Outfits', weight: 110, by: 'outfits' },
  pictures: { label: 'Photos and video', weight: 80, by: 'none' },
  music: { label: 'Music and MC', weight: 70, by: 'none' },
  souvenirs: { label: 'Souvenirs', weight: 30, by: 'guests' },
  transport: { label: 'Transport', weight: 30, by: 'none' },
} as const satisfies Record<string, { label: string; weight: number; by: Driver }>;
export type BudgetPartName = keyof typeof PARTS;

/** What is kept for what nobody thought of, in percent of all of it (est.). */
const RESERVE = 8;

/** What weighs otherwise at some celebrations, in percent of its usual weight (est.). */
const OTHERWISE: Partial<Record<EventKind, Partial<Record<BudgetPartName, number>>>> = {
  traditional: { outfits: 140, souvenirs: 150 },
  naming: { venue: 60, music: 50, souvenirs: 120 },
  funeral: { decor: 60, transport: 250, outfits: 120 },
  birthday: { outfits: 60, music: 130 },
  chieftaincy: { outfits: 150, transport: 150 },
  corporate: { outfits: 20, decor: 120, music: 80 },
};

export interface BudgetInputs {
  total: Kobo;
  kind: EventKind;
  guests: number;
  outfits: number;
}

export interface BudgetPart {
  name: BudgetPartName | 'reserve';
  label: string;
  amount: Kobo;
}

/** A budget as it is usually spent (est.): its parts sum to it to the kobo, and move with guests and outfits. */
export function splitBudget({ total, kind, guests, outfits }: BudgetInputs): BudgetPart[] {
  const per: Record<Driver, number> = {
    guests: guests / USUAL_GUESTS,
    outfits: outfits / USUAL_OUTFITS,
    none: 1,
  };
  const names = Object.keys(PARTS) as BudgetPartName[];
  const weights = names.map((name) => {
    const { weight, by } = PARTS[name];
    return Math.round(weight * (OTHERWISE[kind]?.[name] ?? 100) * per[by]);
  });
  const spent = weights.reduce((sum, weight) => sum + weight, 0);
  const reserve = Math.round((spent * RESERVE) / (100 - RESERVE));
  const amounts = allocate(total, [...weights, reserve]);
  const labelled = [
    ...names.map((name) => ({ name, label: PARTS[name].label })),
    { name: 'reserve', label: 'Reserve' } as const,
  ];
  return labelled.flatMap((part, index) => {
    const amount = amounts[index];
    return amount === undefined ? [] : [{ ...part, amount }];
  });
}
