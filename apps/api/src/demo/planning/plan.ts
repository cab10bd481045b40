import { kobo } from '@adunni/contracts/money';
import { EXAMPLE_RUN_SHEET } from '@adunni/contracts/planning/run-sheet';
import type { StoredPlan } from '../../domains/planning/tables.ts';

const naira = (amount: number) => kobo(amount * 100);

/** Budget, vendors and run sheet of a wedding; once it is over all costs are known. */
export const demoPlan = (isOver: boolean): StoredPlan => ({
  budget: [
    { label: 'Venue', planned: naira(2_200_000), actual: naira(2_200_000) },
    { label: 'Food and drinks', planned: naira(4_400_000), actual: isOver ? naira(4_620_000) : null },
    { label: 'Decoration', planned: naira(1_500_000), actual: naira(1_635_000) },
    { label: 'Photos and video', planned: naira(900_000), actual: naira(850_000) },
    { label: 'Band and MC', planned: naira(1_100_000), actual: isOver ? naira(1_100_000) : null },
    { label: 'Outfits', planned: naira(1_800_000), actual: isOver ? naira(1_740_000) : null },
  ],
  vendors: [
    { kind: 'venue', name: 'Nike Lake Resort', phone: '+2348030000101', note: 'Closes at ten.', isBooked: true },
    {
      kind: 'caterer',
      name: 'Mama Nkechi’s Kitchen',
      phone: '+2348030000102',
      note: 'Tasting on a Friday.',
      isBooked: true,
    },
    { kind: 'photography', name: 'Oge Frames', phone: '+2348030000103', note: '', isBooked: true },
    { kind: 'music', name: 'The Highlife Seven', phone: '', note: 'Second choice: DJ Tunde.', isBooked: isOver },
  ],
  run: [...EXAMPLE_RUN_SHEET],
});
