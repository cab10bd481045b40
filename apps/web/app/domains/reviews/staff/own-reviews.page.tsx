import { reviewResource } from '@adunni/contracts/reviews/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { FILTERS, LIST } from './list-options.tsx';
import { ReplyCell } from './reply-cell.tsx';

const page = listPage(reviewResource, {
  ...LIST,
  lead: 'Customer reviews of your work. You can reply to each once; replies are public. Reviews without a reply come first: three stars or fewer, then the others, the oldest of each at the top. Those with a reply follow, newest first.',
  views: [{ name: 'No reply', query: 'answered=no' }],
  cells: {
    ...LIST.cells,
    isAnswered: (row) => (row.isAnswered ? 'Replied' : <ReplyCell row={row} />),
  },
  filters: FILTERS,
  hidden: ['maker', 'photoCount', 'status', 'reports'],
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
