import { MAIL_STATES, outboxResource } from '@adunni/contracts/outbox/outbox';
import { moment } from '../../kit/dates.ts';
import { EmailText } from '../../kit/email-text.tsx';
import { listPage } from '../../kit/resource/list-page.tsx';
import { MAIL_STATE_WORDS, MailStateWord } from './mail-state.tsx';

const page = listPage(outboxResource, {
  title: 'Outbox',
  lead: 'Every mail that was written. Without a mail server they are kept here to be read.',
  searchLabel: 'Search by address or subject',
  cells: {
    recipient: ({ recipient }) => <EmailText email={recipient} />,
    kind: ({ kind }) => kind.replaceAll('-', ' '),
    state: ({ state }) => <MailStateWord state={state} />,
    createdAt: ({ createdAt }) => moment(createdAt),
    sentAt: ({ sentAt }) => sentAt && moment(sentAt),
  },
  numeric: ['attempts'],
  whole: ['kind', 'state', 'createdAt', 'sentAt'],
  hidden: ['attempts', 'error', 'sentAt'],
  filters: [
    {
      name: 'state',
      label: 'State',
      options: MAIL_STATES.map((value) => ({ value, label: MAIL_STATE_WORDS[value].label })),
    },
  ],
  actions: { retry: { label: 'Send again', done: 'queued again' } },
  open: ({ _id }) => _id,
  empty: 'No mail has been written yet.',
});

export const clientLoader = page.clientLoader;
export const meta = page.meta;
export default page.Page;
