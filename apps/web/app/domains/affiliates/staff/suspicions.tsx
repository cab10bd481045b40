import { commissionResource } from '@adunni/contracts/affiliates/commissions';
import { COMMISSION_STATUSES } from '@adunni/contracts/affiliates/names';
import { Link } from 'react-router';
import { shortDay } from '../../../kit/dates.ts';
import { ActionButton } from '../../../kit/resource/action-button.tsx';
import { Entries } from '../../../kit/resource/entries.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { Lines } from '../../../kit/resource/lines.tsx';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { signsLabel } from '../signs.ts';
import classes from './partner.module.css';
import type { Partner } from './partner-actions.tsx';

/** What speaks against a partner: orders that seem to be their own, and partners who are paid to the same account. */
export function Suspicions({ partner: { suspicions, sameBankAccount } }: { partner: Partner }) {
  return (
    <>
      <Section title="Self-referrals">
        <Entries
          empty="No orders that look like the partner’s own."
          entries={suspicions.map(({ commissionId, orderId, orderNumber, signs, status, at }) => ({
            key: commissionId,
            title: <Link to={`/admin/orders/${orderId}`}>{orderNumber}</Link>,
            detail: `${signsLabel(signs)}, ${shortDay(at)}`,
            amount: <StatusLabel of={COMMISSION_STATUSES} is={status} />,
            share: (
              <span className={classes.links}>
                <Link to={`/admin/affiliates/commissions?q=${orderNumber}`}>Commission</Link>
                {status === 'refused' && (
                  <ActionButton
                    resource={commissionResource}
                    action="approve"
                    id={commissionId}
                    done="Commission approved."
                    fallback="The commission could not be approved. Please try again."
                    variant="default"
                  >
                    Approve commission
                  </ActionButton>
                )}
              </span>
            ),
          }))}
        />
      </Section>
      {sameBankAccount.length > 0 && (
        <Section title="Same bank account">
          <p className={classes.soft}>These partners are paid to the same account.</p>
          <Lines lines={sameBankAccount.map(({ _id, name }) => ({ to: `../${_id}`, title: name, note: '' }))} />
        </Section>
      )}
    </>
  );
}
