import { expect, it } from 'vitest';
import { kindText, lengthText, noticeText, travelName, visitPlaceName } from './labels.ts';

it('says with a home visit where it is made', () => {
  expect(kindText({ kind: 'home-visit', areas: ['Ikeja', 'Ikoyi'] })).toBe('Home visit in Ikeja, Ikoyi');
  expect(kindText({ kind: 'home-visit', areas: [] })).toBe('Home visit');
});

it('says whose place a home visit is made to', () => {
  expect([visitPlaceName('home', null), travelName(null)]).toEqual(['At your place', 'Travel to you']);
  expect([visitPlaceName('home', 'Tunde'), travelName('Tunde')]).toEqual(['At Tunde’s place', 'Travel to Tunde']);
  expect([visitPlaceName('home', ''), travelName('')]).toEqual(['Home visit', 'Travel']);
  expect(visitPlaceName('studio', 'Tunde')).toBe('At the workshop');
});

it('puts lengths into words', () => {
  expect([lengthText(45), lengthText(60), lengthText(90)]).toEqual(['45 min', '1 h', '1 h 30 min']);
  expect([noticeText(30), noticeText(60), noticeText(1440), noticeText(2880)]).toEqual([
    '30 minutes',
    '1 hour',
    '24 hours',
    '2 days',
  ]);
});
