import type { HostedEvent } from '@adunni/contracts/asoebi/events';
import { type GroupLink, renewGroupLink, revokeGroupLink } from '@adunni/contracts/asoebi/waiting';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { toast } from '../../../kit/toasts.ts';
import { ASO_EBI } from '../address.ts';
import classes from './host.module.css';

interface Props {
  event: HostedEvent;
  links: readonly GroupLink[];
  /** Whether the reader may make and revoke them. */
  edits: boolean;
}

/** The link of each group, by which its guests order without an account. */
export function Links({ event, links, edits }: Props) {
  const [asked, setAsked] = useState<{ groupId: string; name: string; does: 'renew' | 'revoke' } | null>(null);
  return (
    <section className={classes.part} aria-labelledby="links">
      <h2 id="links">Links for your guests</h2>
      <p className={classes.soft}>Send each group its link. Guests need no account.</p>
      <ul className={classes.list}>
        {event.groups.map(({ _id: groupId, name }) => {
          const link = links.find((one) => one.groupId === groupId);
          return (
            <li key={groupId} className={classes.card}>
              <h3>{name}</h3>
              {link ? (
                <Shared name={name} title={event.title} linkKey={link.key} />
              ) : (
                <p className={classes.soft}>There is no link yet.</p>
              )}
              {edits && (
                <div className={classes.buttons}>
                  <button
                    type="button"
                    className={link ? classes.quiet : button.filled}
                    onClick={() => setAsked({ groupId, name, does: 'renew' })}
                  >
                    {link ? 'Replace link' : 'Make a link'}
                  </button>
                  {link && (
                    <button
                      type="button"
                      className={classes.quiet}
                      onClick={() => setAsked({ groupId, name, does: 'revoke' })}
                    >
                      Revoke
                    </button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {asked && (
        <ChangeDialog
          title={asked.does === 'renew' ? `A link for ${asked.name}` : `Revoke the link of ${asked.name}?`}
          action={asked.does === 'renew' ? 'Make the link' : 'Revoke link'}
          done={asked.does === 'renew' ? 'The link is ready.' : 'The link no longer works.'}
          fallback="We couldn’t change the link."
          isDestructive={asked.does === 'revoke'}
          change={() =>
            callApi(asked.does === 'renew' ? renewGroupLink : revokeGroupLink, {
              params: { eventId: event._id, groupId: asked.groupId },
            })
          }
          onClose={() => setAsked(null)}
        >
          {asked.does === 'renew'
            ? 'Whoever has the link can see the group’s packages and order. A link that you made before stops working.'
            : 'Nobody can order by it any more. Orders that were placed keep their own links.'}
        </ChangeDialog>
      )}
    </section>
  );
}

function Shared({ name, title, linkKey }: { name: string; title: string; linkKey: string }) {
  const url = `${window.location.origin}${ASO_EBI}/event/${linkKey}`;
  const words = `${title}, ${name}: see our aso-ebi and order here. ${url}`;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast('success', 'Link copied.');
    } catch {
      toast('error', 'We couldn’t copy the link. Please select it and copy it yourself.');
    }
  }
  return (
    <>
      <p className={classes.quote}>{url}</p>
      <div className={classes.buttons}>
        <button type="button" className={button.outline} onClick={copy}>
          Copy link
        </button>
        <a
          className={button.outline}
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Send by WhatsApp
        </a>
      </div>
    </>
  );
}
