import { eventForm } from '@adunni/contracts/asoebi/forms';
import { isTight, whatIsMissing } from '@adunni/contracts/asoebi/missing';
import { expect, it } from 'vitest';
import { demoWedding } from './seed.ts';

it('shows a wedding that lacks nothing, with the usual time before the day, whenever the demo is filled', () => {
  for (const today of ['2026-11-24', '2027-02-28', '2028-12-31']) {
    const wedding = demoWedding(today);
    expect(eventForm.parse(eventForm.encode(wedding))).toEqual(wedding);
    expect(whatIsMissing(wedding, today)).toEqual([]);
    for (const pack of wedding.groups.flatMap(({ packages }) => packages))
      expect(isTight(pack, wedding.day), pack.title).toBe(false);
  }
});
