import { z } from 'zod';
import { ProviderUnreachable } from './provider.ts';

/** What Paystack wraps every answer in. */
export const envelope = <T extends z.ZodType>(data: T) => z.object({ status: z.literal(true), data });

const outcome = z.object({ status: z.boolean(), message: z.string().default('') });

interface Question {
  method: 'GET' | 'POST';
  url: string;
  secretKey: string;
  timeoutMs: number;
  body?: object | undefined;
}

/** An answer that arrived: either what was asked for or a refusal in Paystack’s words. */
export interface PaystackAnswer {
  status: number;
  refused: boolean;
  message: string;
  json: unknown;
}

/** One call. Throws ProviderUnreachable when no readable answer came in time or Paystack itself failed. */
export async function callPaystack({ method, url, secretKey, timeoutMs, body }: Question): Promise<PaystackAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const json: unknown = await response.json();
    if (response.status >= 500 || response.status === 429) throw new Error(`answered ${response.status}`);
    const { status, message } = outcome.parse(json);
    return { status: response.status, refused: !response.ok || !status, message, json };
  } catch (error) {
    throw new ProviderUnreachable(`Paystack did not answer ${method} ${new URL(url).pathname}`, { cause: error });
  }
}
