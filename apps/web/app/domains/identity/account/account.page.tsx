import { getProfile } from '@adunni/contracts/identity/identity';
import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { updateSession } from '../../../kit/session/stored-session.ts';
import { MeasurementsSection } from '../../measurements/public/measurements-section.tsx';
import { MailChoices } from '../../notifications/public/mail-choices.tsx';
import { AddressesSection } from '../addresses/addresses-section.tsx';
import { PrivacySection } from '../privacy/privacy-section.tsx';
import { SecuritySection } from '../sessions/security-section.tsx';
import type { Route } from './+types/account.page.ts';
import { loadSection } from './load-section.ts';
import { Overview } from './overview.tsx';
import { labelOf, movedTo, sectionOf } from './sections.ts';

export const meta = () => privateMeta('My Account');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  const search = new URL(request.url).searchParams;
  const moved = movedTo(search);
  if (moved) throw redirect(moved);
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
    <main id="main">
      <h1>
        {section.id === 'overview' ? (
          <>
            Welcome, <bdi>{user.firstName}</bdi>
          </>
        ) : (
          labelOf(section.id)
        )}
      </h1>
      <Section user={user} section={section} />
    </main>
  );
}

function Section({ user, section }: Route.ComponentProps['loaderData']) {
  switch (section.id) {
    case 'overview':
      return <Overview user={user} {...section} />;
    case 'measurements':
      return <MeasurementsSection data={section.data} />;
    case 'addresses':
      return <AddressesSection addresses={section.addresses} />;
    case 'notifications':
      return <MailChoices choices={section.choices} />;
    case 'security':
      return <SecuritySection sessions={section.sessions} />;
    case 'privacy':
      return <PrivacySection user={user} />;
  }
}
