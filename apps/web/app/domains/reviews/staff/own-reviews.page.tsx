import { reviewResource } from '@adunni/contracts/reviews/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { FILTERS, LIST } from './list-options.tsx';
import { ReplyCell } from './reply-cell.tsx';

const page = listPage(reviewResource, {
  ...LIST,
  lead: 'Customer reviews of your work. You can reply to each once; replies are public. Reviews without a reply come first, those of three stars or fewer at the top, and of them the oldest.',
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
