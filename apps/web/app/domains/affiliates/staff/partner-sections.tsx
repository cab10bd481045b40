import { Link } from 'react-router';
import { naira } from '../../../kit/money/naira.ts';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import classes from './partner.module.css';
import type { Partner } from './partner-actions.tsx';

interface Props {
  partner: Partner;
}

/** What somebody said when they applied. */
export function Application({ partner: { audience, promotion } }: Props) {
  if (!audience && !promotion) return null;
  return (
    <Section title="Application">
      <dl className={classes.said}>
        {audience && (
          <div>
            <dt>Audience</dt>
            <dd>{audience}</dd>
          </div>
        )}
        {promotion && (
          <div>
            <dt>How they will promote Adunni</dt>
            <dd>{promotion}</dd>
          </div>
        )}
      </dl>
    </Section>
  );
}

/** What a partner has to come and was paid, and the way to each of it. */
export function Earnings({ partner: { _id, balance } }: Props) {
  const { pending, available, inTransit, paidOut } = balance;
  return (
    <Section
      title="Balance"
      aside={
        <span className={classes.links}>
          <Link to={`/admin/affiliates/commissions?partnerId=${_id}`}>Commissions</Link>
          <Link to={`/admin/orders/payouts?partnerId=${_id}`}>Payouts</Link>
        </span>
      }
    >
      <Facts
        facts={[
          ['Pending', naira(pending)],
          ['Available', naira(available)],
          ['In transit', naira(inTransit)],
          ['Paid out', naira(paidOut)],
        ]}
      />
    </Section>
  );
}

/** What the partner’s page says, and whether it is found. */
export function PublicPage({ partner: { _id, status, words, isListed } }: Props) {
  return (
    <Section title="Public page" aside={status === 'active' && <Link to={`/affiliates/${_id}`}>View page</Link>}>
      <p className={classes.words}>{words || 'No description yet.'}</p>
      <p className={classes.soft}>
        {isListed ? 'Listed among all partners.' : 'Not listed. Only people with the link find it.'}
      </p>
    </Section>
  );
}
