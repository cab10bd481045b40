import { expect, it } from 'vitest';
import { blockForm } from './forms.ts';

it.each(['9999-12-31', '2300-01-01T00:00:00Z', '', 'tomorrow'])(
  'refuses %j as an end without asking more of it',
  (endsAt) => {
    const form = {
      providerId: '01890000-0000-7000-8000-000000000000',
      startsAt: '2026-12-24T09:00:00Z',
      endsAt,
      note: '',
      despiteBookings: false,
    };
    expect(blockForm.safeParse(form).error?.issues.map(({ path }) => path)).toEqual([['endsAt']]);
  },
);
