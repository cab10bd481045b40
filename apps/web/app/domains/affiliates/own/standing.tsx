import type { OwnPartner } from '@adunni/contracts/affiliates/own';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import button from '../../../kit/button.module.css';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { HeartIcon } from '../../../kit/pictures/icons.tsx';
import { AFFILIATES, APPLY } from '../address.ts';
import { Leave } from './leave.tsx';
import classes from './own.module.css';

/** What somebody reads who earns nothing yet: the way to apply, or what became of their application. */
export function Standing({ partner }: { partner: OwnPartner | null }) {
  if (!partner)
    return (
      <Message
        ways={
          <>
            <Link to={APPLY} className={button.filled}>
              Become a partner
            </Link>
            <Link to={AFFILIATES} className={button.outline}>
              How it works
            </Link>
          </>
        }
      >
        <p>Recommend Adunni to people who follow you, and earn a commission on what they order.</p>
      </Message>
    );
  if (partner.status === 'applied')
    return (
      <Message ways={<Leave partner={partner} />}>
        <p>
          Your application as “{partner.name}” is being reviewed. You get a notification and an email once it is
          decided.
        </p>
      </Message>
    );
  return (
    <Message
      ways={
        <Link to={APPLY} className={button.filled}>
          Apply again
        </Link>
      }
    >
      <p>We declined your application.</p>
      <p className={classes.reason}>{partner.reason}</p>
    </Message>
  );
}

const Message = ({ children, ways }: { children: ReactNode; ways: ReactNode }) => (
  <EmptyState icon={<HeartIcon />} ways={ways}>
    {children}
  </EmptyState>
);

/** Says above what was earned why nothing more is; nothing for who is a partner. */
export function Ended({ partner: { status, reason } }: { partner: OwnPartner }) {
  if (status === 'suspended')
    return (
      <div className={classes.ended}>
        <p>
          <strong>Your partnership is suspended.</strong> {reason}
        </p>
        <p>
          Links and coupons do not count, and unpaid commission is on hold. If you think that this is a mistake,{' '}
          <Link to="/support/contact">contact us</Link>.
        </p>
      </div>
    );
  if (status !== 'left') return null;
  return (
    <div className={classes.ended}>
      <p>
        <strong>You have left the programme.</strong> What you earned is still paid. <Link to={APPLY}>Apply again</Link>
      </p>
    </div>
  );
}
