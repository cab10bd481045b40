import { getProfile } from '@adunni/contracts/identity/identity';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { updateSession } from '../../../kit/session/stored-session.ts';
import { MeasurementsSection } from '../../measurements/public/measurements-section.tsx';
import { MailChoices } from '../../notifications/public/mail-choices.tsx';
import type { Route } from './+types/account.page.ts';
import classes from './account.module.css';
import { SectionNav } from './section-nav.tsx';
import { AddressesSection } from './sections/addresses-section.tsx';
import { BookingsSection } from './sections/bookings-section.tsx';
import { loadSection } from './sections/load-section.ts';
import { OrdersSection } from './sections/orders-section.tsx';
import { Overview } from './sections/overview.tsx';
import { PrivacySection } from './sections/privacy-section.tsx';
import { labelOf, sectionOf } from './sections/sections.ts';
import { SecuritySection } from './sections/security-section.tsx';
import { WishlistSection } from './sections/wishlist-section.tsx';

export const meta = () => privateMeta('Your account');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  const search = new URL(request.url).searchParams;
  const [{ user }, section] = await Promise.all([callApi(getProfile), loadSection(sectionOf(search), search)]);
  updateSession(user);
  return { user, section };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function AccountPage({ loaderData: { user, section } }: Route.ComponentProps) {
  return (
    <main id="main" className={classes.page}>
      <SectionNav user={user} current={section.id} />
      <div className={classes.section}>
        <h1 className={classes.title}>
          {section.id === 'overview' ? `Welcome, ${user.firstName}` : labelOf(section.id)}
        </h1>
        <Section user={user} section={section} />
      </div>
    </main>
  );
}

function Section({ user, section }: Route.ComponentProps['loaderData']) {
  switch (section.id) {
    case 'overview':
      return <Overview user={user} {...section} />;
    case 'orders':
      return <OrdersSection orders={section.orders} />;
    case 'bookings':
      return <BookingsSection bookings={section.bookings} />;
    case 'measurements':
      return <MeasurementsSection data={section.data} />;
    case 'addresses':
      return <AddressesSection addresses={section.addresses} />;
    case 'wishlist':
      return <WishlistSection wishes={section.wishes} />;
    case 'notifications':
      return <MailChoices choices={section.choices} />;
    case 'security':
      return <SecuritySection sessions={section.sessions} />;
    case 'privacy':
      return <PrivacySection user={user} />;
  }
}
