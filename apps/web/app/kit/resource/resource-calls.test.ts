import { bookingResource } from '@adunni/contracts/bookings/staff';
import { expect, it } from 'vitest';
import { getRecord } from './resource-calls.ts';

it.each(['calendar', 'feed', 'export.csv', '', '../services'])(
  'finds no record under “%s”, which may be the path of another call',
  async (word) => {
    await expect(getRecord(bookingResource, word)).rejects.toMatchObject({ status: 404, code: 'not_found' });
  },
);
