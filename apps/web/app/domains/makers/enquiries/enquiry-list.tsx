import { Link } from 'react-router';
import { moment } from '../../../kit/dates.ts';
import classes from './enquiries.module.css';

interface Entry {
  _id: string;
  with: string;
  /** What it is about, where the list holds conversations about different things. */
  about?: string | null;
  lastText: string;
  isLastOwn: boolean;
  lastAt: string;
  unread: number;
}

interface Props<E extends Entry> {
  enquiries: readonly E[];
  to: (entry: E) => string;
}

/** Conversations as they are given; what waits to be read is marked in words too. */
export function EnquiryList<E extends Entry>({ enquiries, to }: Props<E>) {
  return (
    <ul className={classes.list}>
      {enquiries.map((entry) => {
        const { _id, with: name, about, lastText, isLastOwn, lastAt, unread } = entry;
        return (
          <li key={_id} data-unread={unread > 0 || undefined}>
            <Link to={to(entry)} relative="path" className={classes.entry}>
              <span className={classes.name}>
                <bdi>{name}</bdi>
                {unread > 0 && <span className={classes.unread}>{unread} unread</span>}
              </span>
              <time dateTime={lastAt} className={classes.soft}>
                {moment(lastAt)}
              </time>
              {about && <span className={classes.about}>{about}</span>}
              <span dir="auto" className={classes.teaser}>
                {isLastOwn && 'You: '}
                {lastText}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
