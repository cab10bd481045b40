import { Outlet, useLocation } from 'react-router';
import { EmailText } from '../../kit/emails/email-text.tsx';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { SideNav } from '../../kit/page/side-nav.tsx';
import { useSession } from '../../kit/session/use-session.ts';
import classes from './account-layout.module.css';
import { accountLinks } from './account-pages.ts';

/** Loads nothing: the frame comes together with its page, so that neither moves the other. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

/** The frame of all pages of the signed-in person; what visitors have of their own stands in it without navigation. */
export default function AccountLayout() {
  const session = useSession();
  const address = useLocation();
  return (
    <div className={classes.frame} data-visitor={!session || undefined}>
      {session && (
        <SideNav label="Your account" links={accountLinks(address)}>
          <p className={classes.person}>
            <bdi>
              {session.firstName} {session.lastName}
            </bdi>
            <EmailText email={session.email} />
          </p>
        </SideNav>
      )}
      <Outlet />
    </div>
  );
}
