import { job } from '../../kit/jobs/jobs.ts';
import { earnHandedOver, followBalances } from './paying/balance.service.ts';
import { expireHolds } from './paying/expire.service.ts';
import { expireOffers } from './waiting/offer.service.ts';

/** Every minute: sets of unpaid orders are free again when their time to pay is over. */
export const expireHoldsJob = job({ name: 'aso-ebi-expire', schedule: '* * * * *', run: expireHolds });

/** Every minute: offers that nobody took go to the next who waits. */
export const expireOffersJob = job({ name: 'aso-ebi-expire-offers', schedule: '* * * * *', run: expireOffers });

/** Every morning: guests are reminded of balances, and orders without theirs are ended. */
export const followBalancesJob = job({ name: 'aso-ebi-balances', schedule: '0 7 * * *', run: followBalances });

/** Every hour: makers have what they earned of sets that were handed over. */
export const earnJob = job({ name: 'aso-ebi-earn', schedule: '50 * * * *', run: earnHandedOver });
