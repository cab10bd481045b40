import type { SubscriptionRecord } from '@adunni/contracts/subscriptions/staff';
import { SUBSCRIPTION_EVENTS } from '@adunni/contracts/subscriptions/statuses';
import { moment, shortDay } from '../../../../kit/dates.ts';
import lines from '../../../../kit/resource/trail.module.css';
import classes from './record.module.css';

const BY = { person: 'the subscriber', staff: 'staff', clock: 'automatic billing' };

/** What happened to a subscription, by whom and why, the latest first. */
export function Events({ events }: Pick<SubscriptionRecord, 'events'>) {
  return (
    <ol className={lines.trail}>
      {events.map(({ _id, at, kind, by, actor, detail, reason }) => (
        <li key={_id}>
          <p className={lines.what}>
            <strong>{SUBSCRIPTION_EVENTS[kind]}</strong>
            <span>by {actor ?? BY[by]}</span>
            <time dateTime={at} title={moment(at)}>
              {shortDay(at)}
            </time>
          </p>
          <p className={classes.detail}>
            {detail}
            {reason && ` “${reason}”`}
          </p>
        </li>
      ))}
    </ol>
  );
}
