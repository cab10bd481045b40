import type { Girth, Seam } from '../../draft/model.ts';

const seam = (name: string, one: string, oneEdge: string, other: string, otherEdge: string): Seam => ({
  ...{ name, one: [{ piece: one, edge: oneEdge }], other: [{ piece: other, edge: otherEdge }], eased: 0 },
});

/** What is sewn together in a robe. */
export const robeSeams = (hasGores: boolean): Seam[] => [
  seam('Shoulder', 'front', 'shoulder', 'back', 'shoulder'),
  seam('Front and wing', 'front', 'join', 'wing', 'front-join'),
  seam('Back and wing', 'back', 'join', 'wing', 'back-join'),
  seam('Side below the opening', 'wing', 'front-side', 'wing', 'back-side'),
  seam('Front neck and facing', 'front', 'neck', 'front-facing', 'neck'),
  seam('Back neck and facing', 'back', 'neck', 'back-facing', 'neck'),
  seam('Shoulder of the facing', 'front-facing', 'shoulder', 'back-facing', 'shoulder'),
  ...(hasGores
    ? [
        seam('Front and gore', 'front', 'gore', 'gore', 'left'),
        seam('Front wing and gore', 'wing', 'front-gore', 'gore', 'right'),
        seam('Back and gore', 'back', 'gore', 'gore', 'right'),
        seam('Back wing and gore', 'wing', 'back-gore', 'gore', 'left'),
      ]
    : []),
];

/** The hem of a robe with gores, all round, over hips of that girth, in mm. */
export const hemGirth = (hip: number, ease: number): Girth => ({
  ...{ name: 'Hem all round', body: hip, ease, atLeast: true },
  measure: {
    along: [
      { piece: 'front', line: 'hem', times: 2 },
      { piece: 'back', line: 'hem', times: 2 },
      { piece: 'wing', line: 'front-hem', times: 2 },
      { piece: 'wing', line: 'back-hem', times: 2 },
      { piece: 'gore', line: 'hem', times: 4 },
    ],
  },
});
