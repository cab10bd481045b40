import { inquiryResource, type StaffInquiry } from '@adunni/contracts/inquiries/staff';
import { canInquiryBecome } from '@adunni/contracts/inquiries/statuses';
import { Link, useRevalidator } from 'react-router';
import { moment, shortDay } from '../../../kit/dates.ts';
import { ActionButton } from '../../../kit/resource/action-button.tsx';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import thread from '../../../kit/thread/thread.module.css';
import { FileList } from '../../support/public/file-list.tsx';
import { AnswerForm } from './answer-form.tsx';
import classes from './inquiry.module.css';
import { MakeTicket } from './make-ticket.tsx';

const page = detailPage(inquiryResource, {
  title: 'Inquiry',
  heading: ({ subject }) => subject,
  crumb: ({ number }) => number,
  lead: ({ number, createdAt }) => `${number}, received ${moment(createdAt)}`,
  facts: ({ account, isTied, orderNumber, order, ticket, dueAt, isOverdue, spamScore, spamReasons }) => [
    'status',
    'sender',
    'email',
    ['Possible account', account && <Account account={account} isTied={isTied} />],
    'kind',
    'category',
    'request',
    ['Due', dueAt && `${shortDay(dueAt)}${isOverdue ? ', overdue' : ''}`],
    ['Order number', linked(order, '/admin/orders') ?? orderNumber],
    ['Ticket', linked(ticket, '/admin/support/tickets')],
    'assignee',
    ['Spam score', spamScore > 0 && `${spamScore} of 100: ${spamReasons.join('; ')}`],
  ],
  actions: ({ record }) => <Actions inquiry={record} />,
  sections: (inquiry) => <Sections inquiry={inquiry} />,
});

function Sections({ inquiry }: { inquiry: StaffInquiry }) {
  const { revalidate: refresh } = useRevalidator();
  return (
    <>
      <Section title="Message">
        <p className={`${thread.words} ${classes.words}`}>{inquiry.description}</p>
        <FileList files={inquiry.files} of="Inquiry" refresh={refresh} />
      </Section>
      <Section title="Replies">
        <Answers answers={inquiry.answers} refresh={refresh} />
        <NextStep inquiry={inquiry} />
      </Section>
    </>
  );
}

/** The way to something by its name; null when there is nothing. */
const linked = (thing: StaffInquiry['order'], below: string) =>
  thing && <Link to={`${below}/${thing._id}`}>{thing.name}</Link>;

function Account({ account: { _id, name, isConfirmed }, isTied }: { account: Named; isTied: boolean }) {
  return (
    <>
      <Link to={`/admin/users/${_id}`}>{name}</Link>
      {isTied ? '' : isConfirmed ? ', with this email confirmed' : ', which hasn’t confirmed this email'}
    </>
  );
}
type Named = NonNullable<StaffInquiry['account']>;

const ACTIONS = [
  ['reopen', 'Open', 'Reopen', 'Inquiry reopened.'],
  ['close', 'Closed', 'Close', 'Inquiry closed.'],
  ['spam', 'Spam', 'Mark as spam', 'Inquiry marked as spam.'],
] as const;

function Actions({ inquiry: { _id, status, ticket } }: { inquiry: StaffInquiry }) {
  const props = { resource: inquiryResource, id: _id, fallback: 'The inquiry could not be changed. Please try again.' };
  return (
    <>
      <ActionButton {...props} action="assign" done="Inquiry assigned to you." variant="default">
        Assign to me
      </ActionButton>
      {ACTIONS.filter(([, next]) => !ticket && canInquiryBecome(status, next)).map(([action, next, label, done]) => (
        <ActionButton key={action} {...props} action={action} done={done} variant="default">
          {status === 'Spam' && next === 'Open' ? 'Not spam' : label}
        </ActionButton>
      ))}
    </>
  );
}

function Answers({ answers, refresh }: Pick<StaffInquiry, 'answers'> & { refresh: () => unknown }) {
  if (answers.length === 0) return <p className={thread.none}>No replies yet.</p>;
  return (
    <ol className={`${thread.messages} ${classes.answers}`}>
      {answers.map(({ _id, message, by, isSender, at, files }) => (
        <li key={_id} className={thread.message} data-own={!isSender || undefined}>
          <p className={thread.by}>
            <strong>{by}</strong>, by email <time dateTime={at}>{moment(at)}</time>
          </p>
          <div className={thread.words}>{message}</div>
          <FileList files={files} of={`Reply from ${moment(at)}`} refresh={refresh} />
        </li>
      ))}
    </ol>
  );
}

function NextStep({ inquiry }: { inquiry: StaffInquiry }) {
  if (inquiry.ticket) return <p className={thread.none}>This inquiry is a ticket now. Please reply there.</p>;
  if (inquiry.status === 'Spam') return <p className={thread.none}>Spam is deleted after 30 days.</p>;
  return (
    <>
      <AnswerForm key={inquiry._id} inquiry={inquiry} />
      {inquiry.kind !== 'Privacy' && <MakeTicket inquiry={inquiry} />}
    </>
  );
}

export const { clientLoader, meta, handle } = page;
export default page.Page;
