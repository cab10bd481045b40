import type { HostedEvent } from '@adunni/contracts/asoebi/events';
import type { Dashboard as Figures } from '@adunni/contracts/asoebi/hosting';
import type { EventRights } from '@adunni/contracts/asoebi/members';
import { EVENT_STEPS, type EventStep } from '@adunni/contracts/asoebi/missing';
import type { GroupLink, WaitingRow } from '@adunni/contracts/asoebi/waiting';
import { Link } from 'react-router';
import button from '../../../kit/button.module.css';
import { editPath, hostPath } from '../address.ts';
import { Dashboard } from './dashboard.tsx';
import classes from './host.module.css';
import { Links } from './links.tsx';
import { OpeningButtons } from './opening-buttons.tsx';
import { Waiting } from './waiting.tsx';

interface Props {
  event: HostedEvent;
  rights: EventRights;
  missing: readonly { step: string; text: string }[];
  /** Null for a draft, and for who sees no guests. */
  figures: Figures | null;
  links: readonly GroupLink[];
  waiting: readonly WaitingRow[];
}

/** How an event stands, and what its host does next. */
export function Overview({ event, rights, missing, figures, links, waiting }: Props) {
  return (
    <section className={classes.part} aria-label="Overview">
      {event.status === 'draft' && rights.edits && <BeforeOpening event={event} missing={missing} />}
      {event.groups
        .filter(({ isHeld }) => isHeld)
        .map(({ _id, name }) => (
          <p key={_id} className={classes.lead} role="status">
            <strong>{name}</strong> is on hold while we look into it: its guests can’t order or pay for now.
          </p>
        ))}
      {figures && <Dashboard event={event} figures={figures} />}
      <Waiting event={event} rows={waiting} edits={rights.edits} />
      {figures && event.status !== 'cancelled' && <Links event={event} links={links} edits={rights.edits} />}
      {rights.edits && <OpeningButtons event={event} isHost={rights.isHost} isReady={missing.length === 0} />}
    </section>
  );
}

/** What is to do before guests can order, each with the way there. */
function BeforeOpening({ event: { _id }, missing }: Pick<Props, 'event' | 'missing'>) {
  const isStep = (step: string): step is EventStep => (EVENT_STEPS as readonly string[]).includes(step);
  return (
    <>
      {missing.length > 0 ? (
        <div className={classes.todo}>
          <h2>Before guests can order</h2>
          <ul>
            {missing.map(({ step, text }) => (
              <li key={text}>
                <Link to={isStep(step) ? `${editPath(_id)}?step=${step}` : hostPath(_id, 'makers')}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className={classes.lead}>Everything is ready. Guests can order as soon as you open the event.</p>
      )}
      <p className={classes.buttons}>
        <Link to={editPath(_id)} className={button.outline}>
          Edit the event
        </Link>
      </p>
    </>
  );
}
