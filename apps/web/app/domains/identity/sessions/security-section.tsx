import { revokeOtherSessions, revokeSession, type Session } from '@adunni/contracts/identity/account';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { ago, day } from '../../../kit/dates.ts';
import section from '../../../kit/page/section.module.css';
import { toast } from '../../../kit/toasts.ts';
import classes from '../account/rows.module.css';

const OTHERS = 'others';
const IPV4_AS_IPV6 = /^::ffff:(?=[\d.]+$)/;

/** The password, and every device where the account is logged in. */
export function SecuritySection({ sessions }: { sessions: readonly Session[] }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);

  async function end(which: string): Promise<void> {
    setBusy(which);
    try {
      const { message } =
        which === OTHERS
          ? await callApi(revokeOtherSessions)
          : await callApi(revokeSession, { params: { sessionId: which } });
      await revalidate();
      toast('success', message);
    } catch (error) {
      toast('error', messageOf(error, 'The device could not be logged out. Please try again.'));
    } finally {
      setBusy(null);
    }
  }

  return (
    <>
      <div className={classes.row}>
        <div className={classes.words}>
          <h2 className={classes.heading}>Password</h2>
          <p className={classes.soft}>Use a long password that you don’t use anywhere else.</p>
        </div>
        <Link to="/profile#password" className={button.outline}>
          Change password
        </Link>
      </div>
      <h2 className={`${classes.heading} ${classes.next}`}>Where you are logged in</h2>
      <p className={section.lead}>If you don’t recognise a device, log it out and change your password.</p>
      <ul className={section.list}>
        {sessions.map((session) => (
          <li key={session._id} className={classes.row}>
            <Device session={session} />
            {!session.current && (
              <Button
                variant="default"
                size="md"
                loading={busy === session._id}
                disabled={busy !== null}
                onClick={() => end(session._id)}
                aria-label={`Log out ${session.device}, last used ${ago(session.lastUsedAt, Date.now())}`}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="default"
          size="md"
          loading={busy === OTHERS}
          disabled={busy !== null}
          onClick={() => end(OTHERS)}
        >
          Log out all other devices
        </Button>
      )}
    </>
  );
}

function Device({ session: { device, current, address, createdAt, lastUsedAt } }: { session: Session }) {
  return (
    <div className={classes.words}>
      <p className={classes.name}>
        {device}
        {current && <span className={classes.mark}>This device</span>}
      </p>
      <p className={classes.soft}>
        Last used {ago(lastUsedAt, Date.now())}, logged in on {day(createdAt)}
        {address && ` from ${address.replace(IPV4_AS_IPV6, '')}`}
      </p>
    </div>
  );
}
