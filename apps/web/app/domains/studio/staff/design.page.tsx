import { GARMENTS, type GarmentKind } from '@adunni/contracts/studio/garments';
import { designResource } from '@adunni/contracts/studio/staff-designs';
import { factsOf } from '@adunni/garment-art/recipes/describe';
import type { GarmentRecipe } from '@adunni/garment-art/recipes/recipe';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { DesignMoves } from './design-moves.tsx';
import classes from './staff.module.css';

const page = detailPage(designResource, {
  title: 'Design',
  lead: ({ customer }) => `By ${customer.name}. The gallery shows the first name only.`,
  facts: ['status', 'statusReason', 'garment', 'customer', 'askedAt', 'decidedAt'],
  cells: { garment: ({ garment }) => GARMENTS[garment as GarmentKind]?.label ?? garment },
  actions: ({ record, version }) => <DesignMoves record={record} version={version} />,
  sections: ({ name, picture, recipe }) => (
    <Section title="Design">
      <div className={classes.design}>
        <div className={classes.picture}>
          {picture ? (
            <Picture
              picture={picture}
              sizes="(min-width: 48em) 24rem, 90vw"
              alt={`${name}, as drawn`}
              trueColour
              eager
            />
          ) : (
            <p>The picture is being drawn. Reload in a minute.</p>
          )}
        </div>
        <Facts facts={factsOf(recipe as GarmentRecipe).map(({ label, value }) => [label, value])} />
      </div>
    </Section>
  ),
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
