import { getProfile, type User } from '@adunni/contracts/identity/identity';
import { useState } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { UnsavedGuard } from '../../../kit/forms/unsaved-guard.tsx';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { updateSession } from '../../../kit/session/stored-session.ts';
import { Panel } from '../account/panel.tsx';
import type { Route } from './+types/profile.page.ts';
import { AvatarField } from './avatar-field.tsx';
import { EmailStatus } from './email-status.tsx';
import { NamesForm, useNamesForm } from './names-form.tsx';
import { PasswordForm, usePasswordForm } from './password-form.tsx';

export const meta = () => privateMeta('Profile');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return callApi(getProfile);
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const [user, setUser] = useState(loaderData.user);
  const names = useNamesForm(user);
  const passwords = usePasswordForm();

  /** The header and every other tab follow the stored session. */
  function show(changed: User): void {
    setUser(changed);
    updateSession(changed);
  }

  return (
    <main id="main">
      <h1>Profile</h1>
      <Panel title="Photo" lead="Shown to makers with your messages and orders.">
        <AvatarField user={user} onChange={show} />
      </Panel>
      <Panel title="Name and phone" lead="How we and your makers contact you.">
        <NamesForm form={names} onSaved={show} />
      </Panel>
      <Panel title="Email" lead="Used to log in and for order updates and receipts.">
        <EmailStatus user={user} />
      </Panel>
      <Panel title="Password" id="password" lead="Changing it logs you out on all other devices.">
        <PasswordForm form={passwords} email={user.email} />
      </Panel>
      <UnsavedGuard isDirty={names.isDirty() || passwords.isDirty()} />
    </main>
  );
}
