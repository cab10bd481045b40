import { kobo } from '@adunni/contracts/money';
import type { PlanningLevel } from '@adunni/contracts/planning/names';
import { planningCoordinators, planningPackages } from '../../domains/planning/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';

interface Offer {
  level: PlanningLevel;
  title: string;
  summary: string;
  priceFrom: number;
  contents: readonly string[];
}

const OFFERS: readonly Offer[] = [
  {
    level: 'full',
    title: 'Full planning',
    summary: 'From the first idea to the last thank-you, for families who want to enjoy the months before too.',
    priceFrom: 1_200_000,
    contents: [
      'Budget, guest count and a checklist with dates',
      'Venue visits and contracts with every vendor',
      'Colours, aso-ebi and outfits with our makers',
      'Family meetings and the engagement list',
      'Run sheet and a team of four on the day',
      'Balances handed over, hired things returned',
    ],
  },
  {
    level: 'partial',
    title: 'Partial planning',
    summary: 'You have begun. We take over from where you are, about three months before the day.',
    priceFrom: 650_000,
    contents: [
      'A review of what is booked and what is missing',
      'Up to five vendors found and booked',
      'Budget kept against actual cost',
      'Run sheet and a team of three on the day',
    ],
  },
  {
    level: 'day-of',
    title: 'One-day coordination',
    summary: 'Everything is planned. One coordinator and an assistant run the day.',
    priceFrom: 280_000,
    contents: [
      'A handover meeting two weeks before',
      'Calls to every vendor in the last week',
      'Run sheet by the minute',
      'Ten hours on the day with one assistant',
    ],
  },
  {
    level: 'day-of',
    title: 'Two-day coordination',
    summary: 'Engagement one day, white wedding the next, with the same people who know both families by then.',
    priceFrom: 480_000,
    contents: [
      'All of one-day coordination, for two days',
      'Two assistants, one for each family',
      'Outfit changes, gele and fila on time',
    ],
  },
];

/** What planning and coordination offer, and who coordinates. */
export async function seedOffers(tx: Tx, { admin, superAdmin }: { admin: string; superAdmin: string }): Promise<void> {
  await tx.insert(planningPackages).values(
    OFFERS.map(({ contents, priceFrom, ...offer }, position) => ({
      ...{ ...offer, position, isPublished: true },
      ...{ contents: contents.join('\n'), priceFrom: kobo(priceFrom * 100) },
    })),
  );
  await tx.insert(planningCoordinators).values([
    {
      ...{ userId: admin, title: 'Senior coordinator', cities: 'Lagos, Abeokuta, Ibadan', position: 0 },
      words: 'Ran her first owambe at twenty-two. Speaks Yoruba and Igbo, and has never lost a ring.',
      isPublished: true,
    },
    {
      ...{ userId: superAdmin, title: 'Coordinator', cities: 'Abuja, Kaduna, Enugu', position: 1 },
      words: 'Keeps generators, drummers and uncles on the same clock. Speaks Hausa and English.',
      isPublished: true,
    },
  ]);
}
