import type { HolidayForm } from '@adunni/contracts/support/forms';
import { eq } from 'drizzle-orm';
import type { StaffCtx } from '../../kit/crud/declaration.ts';
import { formWrites } from '../../kit/crud/form-writes.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { supportHolidays } from './tables.ts';

/** How staff write days off, and holidays that are worked on. */
export const holidayWrites = {
  ...formWrites({
    table: supportHolidays,
    stored: (values: HolidayForm) => values,
    remarks: { support_holidays_day_unique: { day: 'This day is listed already.' } },
  }),
  async remove(_ctx: StaffCtx, tx: Tx, id: string): Promise<void> {
    await tx.delete(supportHolidays).where(eq(supportHolidays._id, id));
  },
};
