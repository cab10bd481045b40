import type { Opening } from '@adunni/contracts/careers/openings';
import { kobo, toNaira } from '@adunni/contracts/money';
import { expect, it } from 'vitest';
import { openingJsonLd } from './opening-json-ld.ts';

const naira = (amount: number) => toNaira(kobo(amount * 100));
const OPENING: Opening = {
  ...{ _id: 'one', slug: 'weaver', title: 'Weaver', team: 'workshop', kind: 'full-time', place: 'Iseyin' },
  ...{ isRemote: false, summary: 'On a loom.', payFrom: naira(200_000), payTo: naira(300_000), postedOn: '2026-03-01' },
  ...{ closesOn: '2026-03-31', about: 'By hand.', tasks: 'Weave', needs: 'Patience', offers: 'Lunch', questions: [] },
};
const posting = (values: Partial<Opening> = {}) =>
  openingJsonLd({ ...OPENING, ...values }, 'https://adunni.example')[0];

it('says all that search engines ask of a position', () => {
  expect(posting()).toMatchObject({
    ...{ '@type': 'JobPosting', title: 'Weaver', url: 'https://adunni.example/careers/weaver' },
    ...{ datePosted: '2026-03-01', validThrough: '2026-03-31T23:59:59+01:00', employmentType: 'FULL_TIME' },
    description: 'By hand.\n\nWeave\n\nPatience\n\nLunch',
    hiringOrganization: { '@type': 'Organization', name: 'Adunni', sameAs: 'https://adunni.example' },
    jobLocation: { address: { addressLocality: 'Iseyin', addressCountry: 'NG' } },
    baseSalary: { currency: 'NGN', value: { minValue: 200_000, maxValue: 300_000, unitText: 'MONTH' } },
  });
});

it('names the country of a city elsewhere, and each from where remote work can be done', () => {
  expect(posting({ place: 'Accra, Ghana' })).toMatchObject({
    jobLocation: { address: { addressLocality: 'Accra', addressCountry: 'Ghana' } },
  });
  const remote = posting({ isRemote: true, place: 'Nigeria, Ghana or the United Kingdom' });
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: ['Nigeria', 'Ghana', 'United Kingdom'].map((name) => ({
      ...{ '@type': 'AdministrativeArea', name },
    })),
  });
  expect(remote).not.toHaveProperty('jobLocation');
});

it('says neither pay nor a last day where there is none', () => {
  const open = posting({ payFrom: null, payTo: null, closesOn: null });
  expect(open).not.toHaveProperty('baseSalary');
  expect(open).not.toHaveProperty('validThrough');
});
