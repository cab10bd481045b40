import { priceListResource } from '@adunni/contracts/studio/price-list';
import { listPage } from '../../../kit/resource/list/list-page.tsx';

const page = listPage(priceListResource, {
  title: 'Price lists',
  lead: 'What makers charge for sewing designs.',
  searchLabel: 'Search by maker',
  empty: 'No price lists yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
