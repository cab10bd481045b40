import { describe, expect, it } from 'vitest';
import { percentOfSale, type Rate } from './rules.ts';

const rate = (percent: number, limits: Partial<Rate> = {}): Rate => ({
  ...{ title: '', percent, categoryId: null, partnerId: null, startsOn: null, endsOn: null },
  ...limits,
});
const SALE = { partnerId: 'tolu', ownPercent: null, categoryId: 'agbada', day: '2026-12-24' };
const GENERAL = rate(7);
const CATEGORY = rate(4, { categoryId: 'agbada' });
const PARTNER = rate(9, { partnerId: 'tolu' });
const CAMPAIGN = rate(5, { startsOn: '2026-12-01', endsOn: '2026-12-24' });

describe('the percent of a sale', () => {
  it.each([
    ['the standard where nothing is said', [], {}, 8],
    ['the general rate', [GENERAL], {}, 7],
    ['a category’s before the general one, though lower', [GENERAL, CATEGORY], {}, 4],
    ['a partner’s before the category’s', [GENERAL, CATEGORY, PARTNER], {}, 9],
    ['the partner’s own before all these', [GENERAL, CATEGORY, PARTNER], { ownPercent: 6 }, 6],
    ['a campaign’s before all, on its last day too', [GENERAL, CATEGORY, PARTNER, CAMPAIGN], { ownPercent: 6 }, 5],
    ['no campaign’s on the day after', [GENERAL, CAMPAIGN], { day: '2026-12-25' }, 7],
    ['the highest of two campaigns', [CAMPAIGN, { ...CAMPAIGN, percent: 12 }], {}, 12],
    ['no other category’s', [GENERAL, CATEGORY], { categoryId: 'gele' }, 7],
    ['no other partner’s', [GENERAL, PARTNER], { partnerId: 'femi' }, 7],
    ['nothing where that is said', [rate(0)], {}, 0],
  ])('is %s', (_name, rates, sale, percent) => expect(percentOfSale(rates, { ...SALE, ...sale })).toBe(percent));
});
