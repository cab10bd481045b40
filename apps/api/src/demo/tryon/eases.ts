import type { SizeEase } from '@adunni/contracts/tryon/sizes';

/** How wide pieces on the shelf are cut, cm around the chest: their smallest size, and how much more each larger one has. */
const EASES: Readonly<Record<string, readonly [smallest: number, more: number]>> = {
  'plain-kaftan': [16, 1],
  'buba-and-sokoto': [18, 1],
  'isiagu-set': [15, 1],
  dashiki: [20, 1],
  'boubou-adire': [84, 2],
  'boubou-silk': [72, 2],
  jumpsuit: [7, 0.5],
  duster: [28, 2],
  'shift-dress': [6, 0.5],
  'peplum-and-wrapper': [4, 0.5],
  'drawstring-sokoto': [14, 1],
};

/** How the sizes of a demo piece are cut, from the smallest; none of what is made to measure. */
export function easesOf(slug: string, labels: readonly string[]): SizeEase[] {
  const cut = EASES[slug];
  return cut ? labels.map((label, index) => ({ label, ease: cut[0] + index * cut[1] })) : [];
}
