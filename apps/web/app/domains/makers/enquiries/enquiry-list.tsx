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
  /** Whether a question in it waits for a reply, where that is told. */
  asks?: boolean;
}

interface Props<E extends Entry> {
  enquiries: readonly E[];
  to: (entry: E) => string;
}

/** Conversations, those with something unread under a heading of their own; in either part as they are given. */
export function EnquiryList<E extends Entry>({ enquiries, to }: Props<E>) {
  const unread = enquiries.filter((entry) => entry.unread > 0);
  const read = enquiries.filter((entry) => entry.unread === 0);
  if (unread.length === 0) return <Entries entries={read} to={to} />;
  return (
    <>
      <h2 className={classes.heading}>Unread</h2>
      <Entries entries={unread} to={to} />
      {read.length > 0 && (
        <>
          <h2 className={classes.heading}>Read</h2>
          <Entries entries={read} to={to} />
        </>
      )}
    </>
  );
}

function Entries<E extends Entry>({ entries, to }: { entries: readonly E[]; to: (entry: E) => string }) {
  return (
    <ul className={classes.list}>
      {entries.map((entry) => {
        const { _id, with: name, about, lastText, isLastOwn, lastAt, unread, asks } = entry;
        return (
          <li key={_id} data-unread={unread > 0 || undefined}>
            <Link to={to(entry)} relative="path" className={classes.entry}>
              <span className={classes.name}>
                <bdi>{name}</bdi>
                {unread > 0 && <span className={classes.unread}>{unread} unread</span>}
                {unread === 0 && asks && <span className={classes.unread}>Awaiting your reply</span>}
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
