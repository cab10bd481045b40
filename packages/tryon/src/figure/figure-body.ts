import type { Body } from '../body/body.ts';
import type { FigureLook } from './figure.ts';
import { completeLengths } from './lengths.ts';
import { bodyOf, layOut } from './skeleton.ts';

/** The points of a figure on a picture of so many px, without drawing it. */
export const figureBody = (
  { build, lengths, stance }: Pick<FigureLook, 'build' | 'lengths' | 'stance'>,
  width: number,
  height: number,
): Body => bodyOf(layOut(build, completeLengths(build, lengths), width, height, stance));
