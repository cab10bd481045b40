import { cannedResource } from '@adunni/contracts/support/canned/canned';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { LISTED } from '../../../kit/resource/paths.ts';
import classes from './canned.module.css';

const page = listPage(cannedResource, {
  title: 'Canned answers',
  lead: 'Answers that staff insert into replies to tickets. Placeholders are filled in when they are inserted.',
  cells: { body: ({ body }) => <span className={classes.text}>{body}</span> },
  open: ({ _id }) => `edit/${_id}`,
  filters: [{ name: 'status', label: 'Status', options: [{ value: 'removed', label: 'Removed' }] }],
  actions: {
    remove: { label: 'Remove', done: 'removed', undo: 'restore', isDestructive: true },
    restore: { label: 'Restore', done: 'restored' },
  },
  add: 'Add a canned answer',
  paths: LISTED,
  empty: 'No canned answers yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
