import { NIGERIAN_STATES } from '@adunni/contracts/nigeria';
import { COUNTRY_OPTIONS } from '../../../kit/address/countries.ts';

/** What the calculator was asked, as its address has it. */
export interface Calculation {
  country: string;
  /** Of Nigeria; empty elsewhere, or when none was chosen. */
  state: string;
  /** Words for a piece. */
  q: string;
  /** Id of the piece that was chosen among those found. */
  piece: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_LETTERS = 120;

/** Reads the address; what cannot be is left out. */
export function readCalculation(parameters: URLSearchParams): Calculation {
  const named = parameters.get('country') ?? '';
  const country = COUNTRY_OPTIONS.some(({ value }) => value === named) ? named : 'NG';
  const state = parameters.get('state') ?? '';
  const piece = parameters.get('piece') ?? '';
  return {
    country,
    state: country === 'NG' && Object.hasOwn(NIGERIAN_STATES, state) ? state : '',
    q: (parameters.get('q') ?? '').trim().slice(0, MOST_LETTERS),
    piece: UUID.test(piece) ? piece : null,
  };
}

/** Where delivery goes to, in words: `Kano, Nigeria`. */
export function placeOf({ country, state }: Calculation): string {
  const name = COUNTRY_OPTIONS.find(({ value }) => value === country)?.label ?? country;
  return state ? `${state}, ${name}` : name;
}

/** Address of the calculation with another piece. */
export function withPiece({ country, state, q }: Calculation, piece: string): string {
  return `/support/shipping?${new URLSearchParams({ country, ...(state && { state }), ...(q && { q }), piece })}`;
}
