import { GARMENTS, type GarmentKind } from '@adunni/contracts/studio/garments';
import { designResource } from '@adunni/contracts/studio/staff-designs';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import classes from './staff.module.css';

const page = listPage(designResource, {
  title: 'Designs',
  lead: 'Designs that customers asked to publish in the gallery.',
  searchLabel: 'Search by name or customer',
  cells: {
    name: ({ name, picture }) => (
      <span className={classes.named}>
        <span className={classes.thumbnail}>
          {picture && <Picture picture={picture} sizes="40px" alt="" trueColour />}
        </span>
        {name}
      </span>
    ),
    garment: ({ garment }) => GARMENTS[garment as GarmentKind]?.label ?? garment,
  },
  filters: ['status'],
  views: [{ name: 'To review', query: 'status=waiting' }],
  empty: 'No designs yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
