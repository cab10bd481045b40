import type { SandboxCard } from '@adunni/contracts/payments/payments';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import {
  type ChargeRequest,
  type ProviderRefund,
  ProviderRefused,
  ProviderUnreachable,
  type SavedCard,
} from '../../../kit/payments/provider.ts';
import { sandboxTransactions } from '../tables.ts';

/** How long the charge of a card that does not answer is on its way. */
const SILENT_MS = 20_000;

/** The sandbox’s cards, one for each way that charging a saved card can go. */
const CARDS: Record<SandboxCard, { brand: string; last4: string }> = {
  works: { brand: 'Visa', last4: '4081' },
  declined: { brand: 'Mastercard', last4: '0002' },
  'needs-action': { brand: 'Verve', last4: '3220' },
  silent: { brand: 'Visa', last4: '0119' },
  closed: { brand: 'Mastercard', last4: '0341' },
};
const PREFIX = 'AUTH_sandbox_';

/** The card that a transaction was paid with: each address has cards of its own. */
export const sandboxCard = ({ card, email }: { card: SandboxCard; email: string }): SavedCard => ({
  ...CARDS[card],
  email,
  authorisation: PREFIX + card,
  signature: `SIG_sandbox_${card}_${email.toLowerCase()}`,
  expiryMonth: 12,
  expiryYear: 2039,
});

const isCard = (name: string): name is SandboxCard => Object.hasOwn(CARDS, name);

/** Charges a saved card, which behaves as its name says; a known reference is not charged again. */
export async function chargeSandboxCard(
  db: Db,
  publicUrl: string,
  clock: () => Date,
  { authorisation, reference, amount, currency, email }: ChargeRequest,
): Promise<{ url: string | null }> {
  const card = authorisation.replace(PREFIX, '');
  if (!isCard(card)) throw new ProviderRefused('Unknown authorisation');
  const ending = {
    works: { status: 'success' },
    declined: { status: 'failed' },
    'needs-action': { status: 'ongoing' },
    silent: { status: 'pending', settlesAt: new Date(clock().getTime() + SILENT_MS) },
    closed: { status: 'failed' },
  } as const;
  await db
    .insert(sandboxTransactions)
    .values({
      reference,
      amount,
      currency,
      email,
      card,
      returnUrl: `${publicUrl}/subscription/billing`,
      ...ending[card],
    })
    .onConflictDoNothing();
  if (card === 'silent') throw new ProviderUnreachable('the sandbox does not answer for this card');
  return { url: card === 'needs-action' ? `${publicUrl}/pay/sandbox/${reference}` : null };
}

/** Returns money at once, but not to a card that was closed; asked again it answers the same. */
export async function refundInSandbox(
  db: Db,
  { reference, cause }: { reference: string; cause: string },
): Promise<ProviderRefund> {
  const [known] = await db.select().from(sandboxTransactions).where(eq(sandboxTransactions.reference, reference));
  const status = known?.card === 'closed' ? 'failed' : 'processed';
  return { providerId: `sandbox-${cause}`, status, amount: null };
}
