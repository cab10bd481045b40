import type { DemoGroup } from './types.ts';

/** Option groups that several pieces share; prices in thousand naira. */
export const mensNeckline: DemoGroup = {
  name: 'Neckline',
  kind: 'neckline',
  choices: [
    ['Mandarin collar', 0],
    ['Round with a short placket', 0],
    ['Open V', 0],
  ],
};

export const cuffs: DemoGroup = {
  name: 'Sleeve',
  kind: 'sleeve',
  choices: [
    ['Long with a plain cuff', 0],
    ['Long with a buttoned cuff', 3],
    ['Short', 0],
  ],
};

export const kneeOrCalf: DemoGroup = {
  name: 'Length',
  kind: 'length',
  choices: [
    ['To the knee', 0],
    ['Mid-thigh', 0],
    ['To the calf', 4, 1],
  ],
};

export const halfOrFullLining = (half: number, full: number): DemoGroup => ({
  name: 'Lining',
  kind: 'lining',
  choices: [
    ['Half-lined in cotton', 0],
    ['Fully lined in cotton', half, 1],
    ['Fully lined in satin', full, 2],
  ],
});

/** A cap to go with it, or none. */
export const fila = (price: number): DemoGroup => ({
  name: 'Fila (cap)',
  kind: 'headwear',
  required: false,
  choices: [
    ['Gobi (folded cap) in matching fabric', price, 2],
    ['Abeti-aja (eared cap) in matching fabric', price + 5, 3],
  ],
});

/** A gele to go with it, or none. */
export const gele = (price: number): DemoGroup => ({
  name: 'Gele',
  kind: 'headwear',
  required: false,
  choices: [
    ['Plain length to tie yourself', price, 1],
    ['Ready-pleated auto-gele', price + 12, 4],
  ],
});
