import { priceListResource } from '@adunni/contracts/studio/price-list';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { PriceTables } from '../prices/price-tables.tsx';

const page = detailPage(priceListResource, {
  title: 'Price list',
  facts: ['isOpen', 'updatedAt'],
  actions: () => null,
  sections: ({ list }) => <PriceTables list={list} />,
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
