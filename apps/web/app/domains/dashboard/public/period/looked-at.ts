import { PERIODS, type PeriodName } from '@adunni/contracts/periods';
import { redirect } from 'react-router';
import { ApiError } from '../../../../kit/api/call-api.ts';

const USUAL: PeriodName = '30';

/** The period that an address names, as the calls take it; what is none of them is the usual one. */
export function periodIn(request: Request): { period: PeriodName; from?: string; to?: string } {
  const { searchParams } = new URL(request.url);
  const period = PERIODS.find((name) => name === searchParams.get('period')) ?? USUAL;
  const [from, to] = [searchParams.get('from'), searchParams.get('to')];
  return period === 'custom' ? { period, ...(from && { from }), ...(to && { to }) } : { period };
}

/** What was read for an address; days that the server does not understand lead to the usual period. */
export async function readOrReset<T>(request: Request, read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) throw redirect(new URL(request.url).pathname);
    throw error;
  }
}
