import { eq } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { ProviderRefused, type ProviderTransfer, type TransferProvider } from '../../../kit/payments/provider.ts';
import { sandboxTransfers } from '../tables.ts';

/** Some of Nigeria’s banks with their codes. */
const BANKS = [
  { code: '044', name: 'Access Bank' },
  { code: '050', name: 'Ecobank Nigeria' },
  { code: '070', name: 'Fidelity Bank' },
  { code: '011', name: 'First Bank of Nigeria' },
  { code: '214', name: 'First City Monument Bank' },
  { code: '058', name: 'Guaranty Trust Bank' },
  { code: '50211', name: 'Kuda Bank' },
  { code: '50515', name: 'Moniepoint MFB' },
  { code: '999992', name: 'OPay Digital Services' },
  { code: '076', name: 'Polaris Bank' },
  { code: '221', name: 'Stanbic IBTC Bank' },
  { code: '232', name: 'Sterling Bank' },
  { code: '033', name: 'United Bank for Africa' },
  { code: '032', name: 'Union Bank of Nigeria' },
  { code: '035', name: 'Wema Bank' },
  { code: '057', name: 'Zenith Bank' },
];

/** Account numbers by which one sees how a payout can end; any other receives it at once. */
export const SANDBOX_ACCOUNTS = {
  unknown: '0000000000',
  failed: '0000000001',
  'needs-approval': '0000000002',
  pending: '0000000003',
} as const;

/** Paying out in the sandbox: no money moves, and one payout is made per reference, as at a real provider. */
export function sandboxPayouts(db: Db): TransferProvider {
  return {
    listBanks: async () => BANKS,
    resolveAccount: async ({ bankCode, accountNumber }) =>
      accountNumber === SANDBOX_ACCOUNTS.unknown || !BANKS.some(({ code }) => code === bankCode)
        ? null
        : `Sandbox account ${accountNumber.slice(-4)}`,
    createRecipient: async ({ bankCode, accountNumber }) => `${bankCode}-${accountNumber}`,
    async transfer({ reference, amount, recipient }) {
      const status = endingOf(recipient);
      const [made] = await db
        .insert(sandboxTransfers)
        .values({ reference, amount, recipient, status })
        .onConflictDoNothing()
        .returning();
      if (!made) throw new ProviderRefused('Please provide a unique reference. Reference already exists on a transfer');
      return answer(status);
    },
    async findTransfer(reference) {
      const [known] = await db.select().from(sandboxTransfers).where(eq(sandboxTransfers.reference, reference));
      return known ? answer(known.status) : null;
    },
  };
}

function endingOf(recipient: string): ProviderTransfer['status'] {
  const number = recipient.split('-').at(-1);
  if (number === SANDBOX_ACCOUNTS.failed) return 'failed';
  if (number === SANDBOX_ACCOUNTS['needs-approval']) return 'needs-approval';
  return number === SANDBOX_ACCOUNTS.pending ? 'pending' : 'succeeded';
}

const answer = (status: ProviderTransfer['status']): ProviderTransfer => ({
  status,
  reason: status === 'failed' ? 'The bank did not accept the account' : null,
});
