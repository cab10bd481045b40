import type { Sent } from '@adunni/contracts/endpoint';
import { reportFailedTry } from '@adunni/contracts/tryon/tries';
import { callApi } from '../../../kit/api/call-api.ts';
import { newKey } from '../../../kit/api/new-key.ts';
import { deviceNow } from './device.ts';

/** A try that came to nothing, where and why. */
export type Failure = Omit<Sent<typeof reportFailedTry>['body'], 'device'>;

/** Says that a try came to nothing; nobody waits for it, and it counts no use. */
export function reportFailure({ milliseconds, ...failure }: Failure): void {
  const body = { ...failure, milliseconds: Math.round(milliseconds), device: deviceNow() };
  callApi(reportFailedTry, { body, headers: { 'idempotency-key': newKey() } }).catch(() => undefined);
}
