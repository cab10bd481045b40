import { z } from 'zod';
import { envelope, type PaystackAnswer } from './paystack-call.ts';
import { ProviderRefused, type ProviderTransfer, ProviderUnreachable, type TransferProvider } from './provider.ts';

type Ask = (method: 'GET' | 'POST', path: string, body?: object) => Promise<PaystackAnswer>;

const banks = envelope(z.array(z.object({ code: z.string(), name: z.string() })));
const account = envelope(z.object({ account_name: z.string() }));
const recipient = envelope(z.object({ recipient_code: z.string() }));
const transfer = envelope(
  z.object({ status: z.string(), gateway_response: z.string().nullish(), failures: z.unknown().optional() }),
);

/** What Paystack’s words mean; any other is on its way. */
const STATUSES: Record<string, ProviderTransfer['status']> = {
  success: 'succeeded',
  otp: 'needs-approval',
  failed: 'failed',
  abandoned: 'failed',
  blocked: 'failed',
  rejected: 'failed',
  reversed: 'reversed',
};

const isUnknown = ({ refused, status, message }: PaystackAnswer): boolean =>
  refused && (status === 404 || /not found/i.test(message));

/** Paying out through Paystack’s balance. */
export function paystackTransfers(ask: Ask): TransferProvider {
  return {
    async listBanks() {
      const answer = await ask('GET', '/bank?currency=NGN');
      if (answer.refused) throw new ProviderUnreachable(answer.message);
      return banks.parse(answer.json).data.map(({ code, name }) => ({ code, name }));
    },
    async resolveAccount({ bankCode, accountNumber }) {
      const query = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode });
      const answer = await ask('GET', `/bank/resolve?${query}`);
      if (answer.status === 401) throw new ProviderUnreachable(answer.message);
      return answer.refused ? null : account.parse(answer.json).data.account_name;
    },
    async createRecipient({ name, bankCode, accountNumber }) {
      const body = { type: 'nuban', name, account_number: accountNumber, bank_code: bankCode, currency: 'NGN' };
      const answer = await ask('POST', '/transferrecipient', body);
      if (answer.refused) throw new ProviderRefused(answer.message);
      return recipient.parse(answer.json).data.recipient_code;
    },
    async transfer({ reference, amount, recipient: to, note }) {
      const body = { source: 'balance', currency: 'NGN', reference, amount, recipient: to, reason: note };
      const answer = await ask('POST', '/transfer', body);
      if (answer.refused) throw new ProviderRefused(answer.message);
      return asTransfer(answer);
    },
    async findTransfer(reference) {
      const answer = await ask('GET', `/transfer/verify/${encodeURIComponent(reference)}`);
      if (isUnknown(answer)) return null;
      if (answer.refused) throw new ProviderUnreachable(answer.message);
      return asTransfer(answer);
    },
  };
}

function asTransfer({ json }: PaystackAnswer): ProviderTransfer {
  const { status, gateway_response, failures } = transfer.parse(json).data;
  const why = typeof failures === 'string' ? failures : null;
  return { status: STATUSES[status] ?? 'pending', reason: gateway_response ?? why };
}
