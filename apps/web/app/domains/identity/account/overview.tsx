import type { User } from '@adunni/contracts/identity/identity';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressLine } from '../../../kit/address/address-line.ts';
import { BookingLine } from '../../bookings/public/booking-line.tsx';
import { OrdersSection } from '../../orders/public/orders-section.tsx';
import { DeletionNotice } from '../privacy/deletion-notice.tsx';
import { EmailStatus } from '../profile/email-status.tsx';
import type { SectionData } from './load-section.ts';
import classes from './overview.module.css';
import { pathOf } from './sections.ts';

type Props = Omit<Extract<SectionData, { id: 'overview' }>, 'id'> & { user: User };

/** Where everything stands, and what needs the person’s attention. */
export function Overview({ user, orders, bookings, addresses, wishes, sessions }: Props) {
  const next = bookings.items[0];
  const main = addresses.find(({ isDefault }) => isDefault);
  return (
    <>
      {user.deletionDueAt && <DeletionNotice dueAt={user.deletionDueAt} />}
      {!user.emailVerified && (
        <section className={classes.notice} aria-label="Confirm your email">
          <p>Please confirm your email using the link we sent you, so you don’t miss order updates.</p>
          <EmailStatus user={user} />
        </section>
      )}
      <h2 className={classes.heading}>{orders.total > 0 ? 'Your latest order' : 'Orders'}</h2>
      <OrdersSection orders={orders} />
      {next && (
        <section className={classes.block} aria-labelledby="next-booking">
          <h2 className={classes.heading} id="next-booking">
            Your next booking
          </h2>
          <ul className={classes.next}>
            <BookingLine booking={next} />
          </ul>
        </section>
      )}
      <ul className={classes.rows}>
        <Row
          to="/bookings/my-bookings"
          title="Bookings"
          text={next ? counted(bookings.counts.upcoming, 'booking') : 'No bookings yet'}
        />
        <Row to={pathOf('measurements')} title="Measurements" text="For you and your family" />
        <Row to={pathOf('addresses')} title="Addresses" text={main ? addressLine(main) : 'No saved addresses'} />
        <Row to="/subscription" title="Subscription" text="Your plan and usage" />
        <Row to="/wishlist" title="Wishlist" text={wishes === 0 ? 'No saved items' : counted(wishes, 'item')} />
        <Row
          to={pathOf('security')}
          title="Security"
          text={sessions === 1 ? 'Logged in on this device only' : `Logged in on ${counted(sessions, 'device')}`}
        />
        <Row to={pathOf('privacy')} title="Privacy" text="Download or delete your data" />
        <Row
          to="/profile"
          title="Profile"
          text={
            <>
              <bdi>
                {user.firstName} {user.lastName}
              </bdi>
              , {user.phone ?? 'no phone yet'}
            </>
          }
        />
      </ul>
    </>
  );
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

function Row({ to, title, text }: { to: string; title: string; text: ReactNode }) {
  return (
    <li>
      <Link to={to} className={classes.row}>
        <span className={classes.name}>{title}</span>
        <span className={classes.text}>{text}</span>
        <span aria-hidden="true">→</span>
      </Link>
    </li>
  );
}
