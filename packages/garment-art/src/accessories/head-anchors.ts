// Where what is worn on the head meets it.

type Anchor = [x: number, y: number];

/** The points of a canvas (px) that meet the wearer's temples and brow: headwear is drawn large on its own canvas. */
export interface HeadAnchors {
  templeR: Anchor;
  templeL: Anchor;
  brow: Anchor;
}

export const HEAD_ANCHORS = {
  gele: { templeR: [326, 940], templeL: [874, 940], brow: [600, 890] },
  gobi: { templeR: [370, 920], templeL: [834, 920], brow: [602, 960] },
  'abeti-aja': { templeR: [392, 930], templeL: [808, 930], brow: [600, 985] },
  hula: { templeR: [388, 920], templeL: [812, 920], brow: [600, 965] },
} as const satisfies Record<string, HeadAnchors>;
