// Embroidery of the agbada and the babban riga, as SVG; c is the thread's colour, d its shade.
import { band, blade, rosette, scroll } from './embroidery.ts';

export type AgbadaEmbroidery = 'pocket' | 'full' | 'knives' | 'tonal';

const NECK = 'M 500 262 C 520 312 552 342 600 352 C 648 342 680 312 700 262';

/** Eko: a bordered pocket panel with two rosettes on the left, scrolls on the right. */
function pocketEmbroidery(c: string, d: string): string {
  let svg =
    band(NECK, c, 30, d) +
    `<path d="M586,350 L586,640 Q600,662 614,640 L614,350Z" fill="${c}"/><path d="M600,360 V640" stroke="${d}" stroke-width="4"/><path d="M592,356 V636 M608,356 V636" stroke="${d}" stroke-width="1.5" stroke-dasharray="6 5"/>` +
    rosette(600, 692, 46, c, d);
  svg += `<path d="M640,380 C700,372 760,390 792,440 C806,520 800,600 770,690 L650,690 C636,600 634,480 640,380Z" fill="none" stroke="${c}" stroke-width="12"/><path d="M656,398 C700,390 748,404 774,446 C786,520 780,592 756,672 L664,672 C652,590 650,480 656,398Z" fill="${c}" fill-opacity=".22" stroke="${d}" stroke-width="3"/>`;
  svg += rosette(712, 474, 48, c, d) + rosette(710, 604, 48, c, d);
  for (const [x, y] of [
    [668, 540],
    [756, 540],
    [712, 540],
  ])
    svg += `<path d="M${x! - 15},${y} L${x},${y! - 15} L${x! + 15},${y} L${x},${y! + 15}Z" fill="${c}" stroke="${d}" stroke-width="2"/>`;
  for (let k = 0; k < 4; k++) svg += scroll(556, 420 + k * 66, 0.95, 140 + (k % 2) * 26, c);
  svg +=
    `<path d="M505,380 C470,440 470,560 540,690 M490,400 C452,460 456,580 528,712" fill="none" stroke="${c}" stroke-width="6"/>` +
    scroll(528, 712, 0.8, 60, c);
  return svg;
}

/** Eko with the whole neckline worked: a second border, and scrolls from shoulder to shoulder. */
function fullEmbroidery(c: string, d: string): string {
  let svg = band('M 464 270 C 486 350 530 392 600 402 C 670 392 714 350 736 270', c, 20, d);
  for (let k = 0; k < 5; k++) {
    const turn = Math.PI * (0.14 + k * 0.18);
    svg += rosette(600 - Math.cos(turn) * 172, 268 + Math.sin(turn) * 172, 20, c, d);
  }
  return pocketEmbroidery(c, d) + svg;
}

/** SVG: a spiral inside two rings, of radius px. */
function spiral(x: number, y: number, radius: number, c: string, d: string): string {
  const turns = Array.from({ length: 60 }, (_, k) => {
    const reach = (k / 59) * radius * 0.8;
    return `${(Math.cos(k * 0.34) * reach).toFixed(1)},${(Math.sin(k * 0.34) * reach).toFixed(1)}`;
  });
  return `<g transform="translate(${x},${y})" fill="none" stroke="${c}"><path d="M${turns.join(' L')}" stroke-width="5"/><circle r="${radius}" stroke-width="5"/><circle r="${radius * 1.14}" stroke="${d}" stroke-width="2"/></g>`;
}

/** Babban riga: a breast panel on the wearer's left with hanging blades ("knives"), a spiral on the right. */
function knivesEmbroidery(c: string, d: string): string {
  const panel =
    'M 556 366 C 544 500 548 630 586 712 L 644 796 L 702 712 C 746 636 762 530 752 432 C 746 396 722 362 692 336';
  let svg =
    `<path d="${panel}" fill="${c}" fill-opacity=".12"/>` +
    band(panel, c, 13, d) +
    band(NECK, c, 24, d) +
    `<path d="M 572 384 C 562 500 566 622 600 702 L 644 768 L 688 702 C 728 630 742 530 734 440" fill="none" stroke="${d}" stroke-width="2.6"/>`;
  for (const [x, y, length, turn] of [
    [588, 398, 238, 1],
    [626, 404, 262, 0],
    [664, 404, 262, 0],
    [702, 398, 222, -2],
  ] as const)
    svg += blade(x, y, length, 32, turn, c, d);
  svg += rosette(644, 706, 30, c, d) + spiral(494, 512, 48, c, d);
  return svg + scroll(494, 584, 0.8, 70, c) + scroll(520, 650, 0.8, 50, c);
}

/** Groom: thread work on both sides of a diamond placket. */
function tonalEmbroidery(c: string, d: string): string {
  let svg =
    band(NECK, c, 26, d) +
    `<path d="M588,350 V690 L600,706 L612,690 V350" fill="none" stroke="${c}" stroke-width="6"/>`;
  for (let k = 0; k < 6; k++)
    svg += `<path d="M600,${372 + k * 56} l15,20 l-15,20 l-15,-20Z" fill="${c}" stroke="${d}" stroke-width="2"/>`;
  for (const side of [-1, 1]) {
    for (let k = 0; k < 6; k++) svg += scroll(600 + side * (44 + k * 4), 400 + k * 56, 0.9, side > 0 ? -50 : 230, c);
    svg += `<path d="M${600 + side * 28},352 C${600 + side * 150},380 ${600 + side * 150},620 ${600 + side * 20},720" fill="none" stroke="${c}" stroke-width="5"/><path d="M${600 + side * 28},364 C${600 + side * 134},396 ${600 + side * 134},606 ${600 + side * 20},700" fill="none" stroke="${d}" stroke-width="2.4"/>`;
  }
  return svg + rosette(600, 748, 34, c, d);
}

export const AGBADA_FRONTS: Record<AgbadaEmbroidery, (c: string, d: string) => string> = {
  pocket: pocketEmbroidery,
  full: fullEmbroidery,
  knives: knivesEmbroidery,
  tonal: tonalEmbroidery,
};
