import { expect, it } from 'vitest';
import { z } from 'zod';
import { resource, rowSchema } from './resource.ts';
import { schemasOf } from './schemas.ts';
import { statuses, statusNames } from './statuses.ts';

const STATUSES = statuses({ open: { label: 'Open', tone: 'waiting' }, shut: { label: 'Shut', tone: 'over' } });
const BASICS = { path: '/api/staff/doors', access: ['Admin'], one: 'door', many: 'doors', sorts: ['name'] } as const;

it('makes rows and details of what columns and facts are', () => {
  const doors = resource({
    ...BASICS,
    columns: { name: 'Name', price: ['Price', 'money?'], status: ['Status', STATUSES] },
    row: z.object({ width: z.number() }),
    facts: { isRed: ['Red', 'yes'] },
  });
  const row = { _id: '1', name: 'Front', price: null, status: 'open', width: 90 };
  const { response } = schemasOf(doors.get);
  const parse = (record: object) => response.safeParse({ record, version: 1 }).success;
  expect(parse({ ...row, isRed: true })).toBe(true);
  expect(parse({ ...row, isRed: true, status: 'ajar' })).toBe(false);
  expect(parse(row)).toBe(false);
  expect(statusNames(STATUSES)).toEqual(['open', 'shut']);
});

it('makes a list of texts, one of some words, and what may be null', () => {
  const doors = resource({
    ...BASICS,
    columns: { name: 'Name', rooms: ['Leads to', 'texts'], side: ['Side', ['left', 'right']], note: ['Note', 'text?'] },
  });
  const row = { _id: '1', name: 'Front', rooms: ['Hall'], side: 'left', note: null };
  const isRow = (of: object) => rowSchema(doors).safeParse(of).success;
  expect([isRow(row), isRow({ ...row, side: 'up' }), isRow({ ...row, rooms: 'Hall' })]).toEqual([true, false, false]);
});

it('refuses, by its type, a kind that is not what the row says', () => {
  resource({
    ...BASICS,
    // @ts-expect-error The row says that it is a text.
    columns: { name: 'Name', price: ['Price', 'money'] },
    row: z.object({ price: z.string() }),
  });
});
