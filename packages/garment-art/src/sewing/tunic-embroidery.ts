// Plackets, buttons and embroidery of the tunic suits, as SVG; c is the thread's colour, d its shade.
import { band, blade, buttons, rosette, scroll } from './embroidery.ts';

export type TunicStyle = 'crest' | 'initials' | 'family' | 'plain' | 'panel' | 'long-panel' | 'isiagu' | 'woko';

/** The buttoned placket and the chest pocket of the senator. */
const senatorFront = (c: string, d: string): string =>
  `<path d="M586 296 V640 L600 658 L614 640 V296Z" fill="${d}"/><path d="M584 296 V642 L600 662 L616 642 V296" fill="none" stroke="${c}" stroke-width="4"/>${buttons(600, 344, 66, 5, 8, c, d)}` +
  `<path d="M668 420 h84 v8 h-84Z" fill="${c}"/><path d="M672 428 v84 q38 20 76 0 v-84" fill="none" stroke="${d}" stroke-width="3"/>`;

/** A shield on the wearer's right breast, with what stands above it. */
const shield = (c: string, d: string, above = ''): string =>
  `<g transform="translate(512,424)" stroke="${c}"><path d="M-36,-34 h72 v42 q0,42 -36,60 q-36,-18 -36,-60Z" fill="${d}" fill-opacity=".55" stroke-width="5"/><path d="M-25,-23 h50 v30 q0,30 -25,44 q-25,-14 -25,-44Z" fill="none" stroke-width="2.4"/>${above}</g>`;

/** Senator: a shield with a rosette and five rays. */
function crestEmbroidery(c: string, d: string): string {
  const rays = Array.from({ length: 5 }, (_, k) => {
    const lean = k - 2;
    return `<path d="M${lean * 13},-42 l${lean * 3.4},-${18 - Math.abs(lean) * 4}" stroke-width="4" stroke-linecap="round"/>`;
  });
  return senatorFront(c, d) + shield(c, d, rays.join('')) + rosette(512, 430, 19, c, d);
}

/** Senator with a family's own crest: chevron, three rosettes and a scroll to either side. */
const familyEmbroidery = (c: string, d: string): string =>
  senatorFront(c, d) +
  shield(c, d) +
  `<path d="M488,446 L512,424 L536,446" fill="none" stroke="${c}" stroke-width="6"/>` +
  [497, 527].map((x) => rosette(x, 412, 9, c, d)).join('') +
  rosette(512, 462, 9, c, d) +
  scroll(474, 476, 0.6, 140, c) +
  scroll(550, 476, 0.6, -20, c);

/** Senator with two initials in a ring. */
const initialsEmbroidery = (c: string, d: string): string =>
  senatorFront(c, d) +
  `<g transform="translate(512,430)" fill="none" stroke="${c}"><circle r="34" stroke="${d}" stroke-width="2.4"/><path d="M-24,16 L-13,-18 L-2,16 M-20,5 H-6" stroke-width="5" stroke-linejoin="round"/><path d="M4,-17 V16 M4,-17 C24,-17 24,-2 4,-1 C26,0 26,16 4,16" stroke-width="5"/></g>`;

/** Kaftan: a bordered neck and a pointed panel of rosettes between scrolls. */
function panelEmbroidery(c: string, d: string): string {
  let svg =
    band('M 528 268 C 548 300 570 312 600 316 C 630 312 652 300 672 268', c, 14, d) +
    `<path d="M566,318 C566,460 570,620 600,740 C630,620 634,460 634,318Z" fill="${c}" fill-opacity=".2" stroke="${c}" stroke-width="7"/>`;
  for (let k = 0; k < 5; k++) svg += rosette(600, 366 + k * 66, 24 - k * 2, c, d);
  for (const side of [-1, 1]) {
    for (let k = 0; k < 6; k++)
      svg += scroll(600 + side * (44 + k), 356 + k * 58, 0.8 - k * 0.05, side > 0 ? -40 : 220, c);
    svg += blade(600 + side * 92, 330, 220, 30, -side * 7, c, d);
  }
  return svg;
}

/** Kaftan: the panel goes on in rosettes down to the hem. */
function longPanelEmbroidery(c: string, d: string): string {
  let svg = `<path d="M572,700 L600,1120 L628,700Z" fill="${c}" fill-opacity=".2" stroke="${c}" stroke-width="6"/>`;
  for (let k = 0; k < 6; k++) svg += rosette(600, 764 + k * 56, 17 - k * 1.6, c, d);
  for (const side of [-1, 1])
    for (let k = 0; k < 5; k++) svg += scroll(600 + side * 38, 740 + k * 70, 0.6 - k * 0.04, side > 0 ? -40 : 220, c);
  return panelEmbroidery(c, d) + svg;
}

/** Isiagu: gold-edged placket whose studs are joined by a chain, and a chest pocket. */
function isiaguEmbroidery(c: string, d: string): string {
  let svg = `<path d="M588 300 V560 L600 574 L612 560 V300Z" fill="${d}"/><path d="M586 298 V562 L600 578 L614 562 V298" fill="none" stroke="${c}" stroke-width="4"/>`;
  svg += buttons(600, 338, 72, 4, 11, c, d);
  for (let k = 0; k < 3; k++)
    svg += `<path d="M600 ${342 + k * 72} q24 36 0 66" fill="none" stroke="${c}" stroke-width="4" stroke-dasharray="6 3"/>`;
  return (
    svg +
    `<path d="M672 430 h86 v9 h-86Z" fill="${c}"/><path d="M676 440 v80 q39 18 78 0 v-80" fill="none" stroke="${d}" stroke-width="3"/>`
  );
}

const SLITS = 'M436 1150 L440 1000 M764 1150 L760 1000';

/** Woko: large studs joined by a chain, and side slits. */
function wokoEmbroidery(c: string, d: string): string {
  let svg =
    `<path d="M580 300 V590 L600 614 L620 590 V300Z" fill="none" stroke="${d}" stroke-width="4"/><path d="M600 306 V600" stroke="${d}" stroke-width="2"/>` +
    buttons(600, 336, 84, 4, 12, c, d);
  for (let k = 0; k < 3; k++)
    svg += `<path d="M610 ${342 + k * 84} q30 40 0 76" fill="none" stroke="${c}" stroke-width="4.5" stroke-dasharray="7 3"/>`;
  return `${svg}<path d="${SLITS}" stroke="${d}" stroke-width="3"/>`;
}

/** Plain kaftan: placket, small buttons and a chest pocket. */
function plainFinishing(c: string, d: string): string {
  return `<path d="M588 300 V604 L600 618 L612 604 V300" fill="none" stroke="${d}" stroke-width="3"/>${buttons(600, 338, 64, 5, 6, c, d)}<path d="M668 440 h80 M672 444 v78 q36 16 72 0 v-78" fill="none" stroke="${d}" stroke-width="3"/>`;
}

/** The front of a tunic by style. */
export const TUNIC_FRONTS: Record<TunicStyle, (c: string, d: string) => string> = {
  crest: crestEmbroidery,
  initials: initialsEmbroidery,
  family: familyEmbroidery,
  plain: plainFinishing,
  panel: panelEmbroidery,
  'long-panel': longPanelEmbroidery,
  isiagu: isiaguEmbroidery,
  woko: wokoEmbroidery,
};

/** The back of a tunic: the seam of its yoke, and the slits of the woko; all embroidery is at the front. */
export const tunicBack = (style: TunicStyle, d: string): string =>
  `<path d="M424 372 C 500 386 700 386 776 372" fill="none" stroke="${d}" stroke-width="2.2" opacity=".5"/>` +
  (style === 'woko' ? `<path d="${SLITS}" stroke="${d}" stroke-width="3"/>` : '');

const EMBROIDERED: readonly TunicStyle[] = ['crest', 'initials', 'family', 'panel', 'long-panel'];

/** The ends of the sleeves: two gold lines on embroidered suits, a seam on the others. */
export const cuffs = (style: TunicStyle, trim: string, trimDark: string): string =>
  EMBROIDERED.includes(style)
    ? `<path d="M286 772 C 304 790 336 798 362 792" fill="none" stroke="${trim}" stroke-width="5"/><path d="M283 784 C 301 802 333 810 358 804" fill="none" stroke="${trim}" stroke-width="2.5"/>`
    : `<path d="M287 770 C 305 788 337 796 363 790" fill="none" stroke="${trimDark}" stroke-width="2.4" opacity=".7"/>`;

/** A cuff of its own; from in front one sees the two buttons that close it. */
export const buttonedCuff = (trim: string, trimDark: string, side: 'front' | 'back'): string =>
  `<path d="M298 736 C 318 756 350 764 376 756" fill="none" stroke="${trimDark}" stroke-width="4"/>` +
  (side === 'back'
    ? ''
    : `<path d="M346 766 L334 818" stroke="${trimDark}" stroke-width="3"/>${buttons(354, 776, 22, 2, 6, trim, trimDark)}`);

/** Rosettes round the end of the sleeve. */
export const embroideredCuff = (trim: string, trimDark: string): string =>
  `<path d="M294 744 C 314 764 346 772 372 764 M283 790 C 301 808 333 816 358 810" fill="none" stroke="${trim}" stroke-width="5"/>` +
  [302, 326, 350].map((x, k) => rosette(x, 774 + k * 8, 12, trim, trimDark)).join('');
