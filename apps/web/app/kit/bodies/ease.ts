import type { GarmentName } from '@adunni/garment-art/recipes/recipe';

/** Around the chest of the body that garments are drawn for, cm (est.). */
const DRAWN_FOR = 97;

/** How many cm more each garment is cut than the chest in it (est.): the same on any body, so a wide one has less of it. */
const EASE: Readonly<Record<GarmentName, number>> = {
  agbada: 130,
  boubou: 120,
  tunic: 14,
  dashiki: 22,
  'buba-sokoto': 20,
  'iro-buba': 18,
  'shift-dress': 10,
  onyonyo: 8,
  'peplum-set': 6,
  'george-set': 6,
  'corset-gown': 0,
  'reception-dress': 4,
  jumpsuit: 8,
  duster: 20,
  'edo-wrapper': 4,
  'flare-dress': 6,
};

/** By how much wider or narrower a garment is laid on a body than its drawing would be, for a chest of so many cm. */
export function easeOf(garment: GarmentName, chest: number): number {
  const ease = EASE[garment];
  return (chest + ease) / chest / ((DRAWN_FOR + ease) / DRAWN_FOR);
}
