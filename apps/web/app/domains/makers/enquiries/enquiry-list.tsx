import type { Enquiry } from '@adunni/contracts/makers/enquiries';
import { Link } from 'react-router';
import { moment } from '../../../kit/dates.ts';
import classes from './enquiries.module.css';

/** Conversations, the latest first; what waits to be read is marked in words too. */
export function EnquiryList({ enquiries, to }: { enquiries: readonly Enquiry[]; to: (enquiryId: string) => string }) {
  return (
    <ul className={classes.list}>
      {enquiries.map(({ _id, with: name, lastText, lastAt, unread }) => (
        <li key={_id} data-unread={unread > 0 || undefined}>
          <Link to={to(_id)} className={classes.entry}>
            <span className={classes.name}>
              <bdi>{name}</bdi>
              {unread > 0 && <span className={classes.unread}>{unread} unread</span>}
            </span>
            <time dateTime={lastAt} className={classes.soft}>
              {moment(lastAt)}
            </time>
            <span dir="auto" className={classes.teaser}>
              {lastText}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
