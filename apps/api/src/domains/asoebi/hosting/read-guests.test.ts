import { expect, it } from 'vitest';
import { readGuests } from './read-guests.ts';

const read = (text: string) =>
  readGuests(text).guests.map(({ name, phone, email }) => [name, phone, email].filter(Boolean).join(' | '));

it('reads lines as people paste them', () => {
  const lines = [
    '1. Aunty Bola 0803 123 4567',
    '2) Chief Ọmọ́tọ́lá Adé, +234 (0)805 555 0101, omotola@example.com',
    '• Ngozi <ngozi@example.com>',
    '',
    'Uncle Femi',
    '- Amaka: 08021234567',
  ];
  expect(read(lines.join('\r\n'))).toEqual([
    'Aunty Bola | +2348031234567',
    'Chief Ọmọ́tọ́lá Adé | +2348055550101 | omotola@example.com',
    'Ngozi | ngozi@example.com',
    'Uncle Femi',
    'Amaka | +2348021234567',
  ]);
});

it('reads tables with headings, whatever parts their columns', () => {
  const csv = '\ufeffName,Phone,Table,Side\n"Ade, Bola",08031234567,T4,Groom’s side\nNgozi,\'+2348055550101,,\n';
  expect(readGuests(csv)).toEqual({
    guests: [
      { line: 2, name: 'Ade, Bola', phone: '+2348031234567', email: null, tableCode: 'T4', group: 'Groom’s side' },
      { line: 3, name: 'Ngozi', phone: '+2348055550101', email: null, tableCode: null, group: null },
    ],
    problems: [],
  });
  expect(read('Guest;Email;Phone number\nBola;bola@example.com;08031234567')).toEqual([
    'Bola | +2348031234567 | bola@example.com',
  ]);
  expect(read('Name\tWhatsApp\nBola\t08031234567')).toEqual(['Bola | +2348031234567']);
});

it('takes +234 and 0 for one phone, and says which line is twice', () => {
  const { guests, problems } = readGuests('Bola 0803 123 4567\nBola Ade +234 803 123 4567');
  expect(guests).toHaveLength(1);
  expect(problems).toEqual([{ line: 2, text: '+2348031234567 is on the list twice.' }]);
});

it('names what it can’t read by its line, and keeps the rest', () => {
  const { guests, problems } = readGuests('Bola\n08031234567\nChidi 0803 12345');
  expect(guests.map(({ name }) => name)).toEqual(['Bola']);
  expect(problems.map(({ line }) => line)).toEqual([2, 3]);
});
