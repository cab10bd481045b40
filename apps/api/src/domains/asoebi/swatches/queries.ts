import type { Cloth } from '@adunni/contracts/asoebi/names';
import type { getSwatches, SwatchWearer } from '@adunni/contracts/asoebi/swatches';
import type { Returned } from '@adunni/contracts/endpoint';
import type { Picture } from '@adunni/contracts/fields';
import { and, eq, like, or } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { pictureColumns, toPicture } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';

/** Drawn garments that a group’s cloth is shown on, three for women and three for men. */
const GARMENTS: readonly { drawing: string; name: string; who: SwatchWearer }[] = [
  { drawing: 'classic-iro-and-buba', name: 'Iro and buba', who: 'women' },
  { drawing: 'boubou-adire', name: 'Boubou', who: 'women' },
  { drawing: 'george-wrapper-and-blouse', name: 'Wrapper and blouse', who: 'women' },
  { drawing: 'eko-agbada', name: 'Agbada', who: 'men' },
  { drawing: 'buba-and-sokoto', name: 'Buba and sokoto', who: 'men' },
  { drawing: 'plain-kaftan', name: 'Kaftan', who: 'men' },
];
/** Layers as they lie over each other. */
const ROLES = ['back', 'legR', 'legL', 'body', 'sleeveR', 'sleeveL', 'front'] as const;

/** A drawn picture of each cloth, which is dyed in a group’s colours. */
const CLOTH_DRAWINGS: Readonly<Record<Cloth, string>> = {
  ankara: 'ankara-scallops-indigo',
  lace: 'lace-cord-wine',
  'aso-oke': 'asooke-wine',
  adire: 'adire-oniko-indigo',
  brocade: 'brocade-powder',
  george: 'george-royal',
  velvet: 'velvet-wine',
  damask: 'brocade-burgundy',
  crepe: 'crepe-cobalt',
  atiku: 'atiku-sky',
};

/** What swatches are drawn of; garments and cloths that were not drawn here are left out. */
export async function findSwatches(db: Db): Promise<Returned<typeof getSwatches>> {
  const isDrawn = or(like(media.path, 'cutouts/%'), like(media.path, 'textiles/%'));
  const rows = await db
    .select({ ...pictureColumns, path: media.path })
    .from(media)
    .where(and(eq(media.source, 'garment-art'), isDrawn));
  const pictures = new Map<string, Picture>(rows.map(({ path, ...row }) => [path, toPicture(row)]));
  const garments = GARMENTS.map(({ drawing, name, who }) => ({
    ...{ name, who },
    layers: ROLES.flatMap((role) => pictures.get(`cutouts/${drawing}.${role}.webp`) ?? []),
  }));
  return {
    garments: garments.filter(({ layers }) => layers.length > 0),
    cloths: (Object.keys(CLOTH_DRAWINGS) as Cloth[]).flatMap((cloth) => {
      const picture = pictures.get(`textiles/${CLOTH_DRAWINGS[cloth]}.webp`);
      return picture ? [{ cloth, picture }] : [];
    }),
  };
}
