import { PatternError } from '../body/pattern-error.ts';
import { chanceOf, randomBody } from '../body/random.ts';
import { FITS } from '../draft/model.ts';
import { draftGarment, type GarmentName } from '../drafts/garments.ts';
import { faultsOf, girthSurplus, seamGap } from './faults.ts';

export interface Proof {
  garment: GarmentName;
  bodies: number;
  /** Bodies for which no draft was made, with the reasons and how often each. */
  refused: Map<string, number>;
  /** Drafts that are wrong, with the number of the body. */
  wrong: { body: number; faults: string[] }[];
  /** The worst that was seen, in mm: seams that differ, and girths that must be met exactly. */
  worstSeam: number;
  worstGirth: number;
  /** Of the girths, how many must be met exactly. */
  exact: number;
  girths: number;
  /** Of a draft, mean, in ms. */
  milliseconds: number;
}

/** Drafts a garment for so many random bodies, each in the next fit, and looks for faults. */
export function prove(garment: GarmentName, bodies: number, seed: number): Proof {
  const chance = chanceOf(seed);
  const proof: Proof = {
    ...{ garment, bodies, refused: new Map(), wrong: [] },
    ...{ worstSeam: 0, worstGirth: 0, exact: 0, girths: 0, milliseconds: 0 },
  };
  for (let body = 0; body < bodies; body++) {
    const { figure, measured } = randomBody(chance);
    const from = performance.now();
    try {
      const draft = draftGarment(garment, figure, measured, FITS[body % FITS.length] ?? 'regular');
      proof.milliseconds += (performance.now() - from) / bodies;
      const faults = faultsOf(draft);
      if (faults.length) proof.wrong.push({ body, faults });
      const exact = draft.girths.filter(({ atLeast }) => !atLeast);
      proof.exact += exact.length;
      proof.girths += draft.girths.length;
      proof.worstSeam = Math.max(proof.worstSeam, ...draft.seams.map((seam) => seamGap(draft, seam)));
      proof.worstGirth = Math.max(proof.worstGirth, ...exact.map((girth) => Math.abs(girthSurplus(draft, girth))));
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      const reason = error.message.replaceAll(/[\d,]+/g, '…');
      proof.refused.set(reason, (proof.refused.get(reason) ?? 0) + 1);
    }
  }
  return proof;
}
