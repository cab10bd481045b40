import { HELP_CATEGORY_SLUGS } from '@adunni/contracts/help/categories';
import { ACCOUNT } from './articles/account.ts';
import { BOOKINGS } from './articles/bookings.ts';
import { MEASURING } from './articles/measuring.ts';
import { ORDERING } from './articles/ordering.ts';
import { PAYMENTS } from './articles/payments.ts';
import type { FirstArticles } from './types.ts';

const ALL: FirstArticles = { ...ORDERING, ...MEASURING, ...BOOKINGS, ...PAYMENTS, ...ACCOUNT };
/** The help articles that the software brings, in the order of the help centre. */
export const FIRST_ARTICLES = HELP_CATEGORY_SLUGS.flatMap((category) =>
  (ALL[category] ?? []).map((article, position) => ({ ...article, category, position })),
);
