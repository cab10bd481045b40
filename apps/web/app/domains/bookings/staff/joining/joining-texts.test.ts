import { expect, it } from 'vitest';
import { addedText, addLabel, metText, notifiedText, othersText } from './joining-texts.ts';

it('says to how many calls details were added, and that others had them or are off', () => {
  expect(addedText(6, 6)).toBe('Joining details added to 6 video calls. The customers were notified.');
  expect(addedText(1, 3)).toMatch(
    /to 1 video call\. The customer was notified\. The others have joining details already/,
  );
  expect(addedText(0, 2)).toMatch(/^Nothing was changed/);
});

const call = (customer: string, startsAt: string) => ({
  ...{ _id: customer, customer, startsAt, endsAt: startsAt, zone: 'Africa/Lagos' },
  provider: { _id: 'p', name: 'Sade Akin' },
});

it('names who is notified and who would meet, with their times', () => {
  const [ada, bola] = [call('Ada Obi', '2026-12-01T15:30:00Z'), call('Bola Ojo', '2026-12-01T15:45:00Z')];
  expect(notifiedText([ada])).toMatch(/^1 customer is notified: Ada Obi \(Tue\s1\sDec, 16:30/);
  expect(notifiedText([ada, bola])).toMatch(/^2 customers are notified: .+; Bola Ojo \(/);
  expect(metText([bola, ada])).toMatch(
    /^Bola Ojo \(with Sade Akin\) and Ada Obi \(with Sade Akin\), Tue\s1\sDec, 16:45/,
  );
});

it('says on the button how many calls are given a link', () => {
  expect([addLabel(0, 5), addLabel(3, 5), addLabel(5, 5), addLabel(1, 1)]).toEqual([
    'Add to all 5 video calls',
    'Add to 3 of 5 video calls',
    'Add to all 5 video calls',
    'Add to this video call',
  ]);
});

it('says over which time other calls lack details', () => {
  expect(othersText(4, 4)).toBe('4 other video calls in the next 7 days have no joining details.');
  expect(othersText(4, 10)).toBe('4 other video calls in the next 7 days and 6 later ones have no joining details.');
  expect(othersText(0, 1)).toBe('1 other video call after the next 7 days has no joining details.');
});
