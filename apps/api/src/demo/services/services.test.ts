import { beyondLimits, limitsOf, usualPolicy } from '@adunni/contracts/services/cancellation-policy';
import { MEASURING_CATEGORY, visitPurpose } from '@adunni/contracts/services/measuring';
import { PLACES_OF } from '@adunni/contracts/services/services';
import { DEFAULT_SETTINGS } from '@adunni/contracts/settings/settings';
import { pictureIndex } from '@adunni/garment-art/media';
import { expect, it } from 'vitest';
import { demoPeople } from '../availability/people.ts';
import { demoProducts } from '../catalog/products.ts';
import { demoMakers } from '../makers/workshops.ts';
import { benchServices } from './bench.ts';
import { demoServiceCategories } from './categories.ts';
import { fittingServices } from './fittings.ts';
import { studioServices } from './studio.ts';
import { tailorServices } from './tailors.ts';

const all = [...studioServices, ...benchServices, ...tailorServices, ...fittingServices];
const files = new Set(
  Object.values(pictureIndex)
    .flat()
    .map(({ file }) => file),
);

it('has services in every category, and of every workshop', () => {
  const used = new Set(all.map(({ category }) => category));
  expect([...used].sort()).toEqual(demoServiceCategories.map(({ slug }) => slug).sort());
  expect([...new Set(all.map(({ maker }) => maker))].sort()).toEqual(demoMakers.map(({ slug }) => slug).sort());
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(Object.keys(PLACES_OF)));
});

it('tells by street and number where each workshop is', () => {
  expect(demoMakers.filter(({ street }) => !/^\d+ \S/.test(street))).toEqual([]);
});

it('fits and measures at every workshop that makes to measure, and measures by video for those far away', () => {
  const making = demoProducts.filter((product) => 'groups' in product).map(({ maker }) => maker);
  const fitting = all.filter(({ title }) => title === 'Fitting').map(({ maker }) => maker);
  expect([...new Set(making)].filter((maker) => !fitting.includes(maker))).toEqual([]);
  const meant = all.filter(
    ({ category, title }) => category === MEASURING_CATEGORY && visitPurpose(title) === 'measuring',
  );
  expect(fitting.filter((maker) => !meant.some((service) => service.maker === maker))).toEqual([]);
  expect(all.some(({ maker, title }) => maker === 'kolade-and-thread' && title === 'Measuring by video')).toBe(true);
});

it.each(all.map((service) => [`${service.maker}: ${service.title}`, service] as const))(
  '%s holds together',
  (_, { maker, pictures, by = [], deposit = 0, price, kind, seats = 1, travelZones = [], only, duration }) => {
    expect(pictures.filter((file) => !files.has(file))).toEqual([]);
    const people = demoPeople[maker]?.people ?? [];
    expect(by.filter((name) => !people.some((person) => person.name === name))).toEqual([]);
    expect(deposit).toBeLessThanOrEqual(price);
    expect(seats > 1).toBe(kind === 'class');
    expect(travelZones.length > 0).toBe(kind === 'home-visit');
    for (const window of only ?? []) {
      const open = people.flatMap(({ hours }) => hours).filter(({ weekday }) => weekday === window.weekday);
      expect(open.some(({ from, to }) => from <= window.from && window.from + duration <= to)).toBe(true);
    }
  },
);

it('has terms that are enforced, different ones, and promises nothing beside them', () => {
  const policies = all.map(({ terms }) => ({ ...usualPolicy(DEFAULT_SETTINGS), ...terms }));
  for (const policy of policies) expect(beyondLimits(policy, limitsOf(DEFAULT_SETTINGS))).toEqual([]);
  expect(new Set(policies.map((policy) => JSON.stringify(policy))).size).toBeGreaterThan(5);
  const promises =
    /cancel|free of charge|at any time|refund|deposit|money back|return|hours before|days before|seat|fee/i;
  expect(all.map(({ policy = '' }) => policy).filter((added) => promises.test(added))).toEqual([]);
});
