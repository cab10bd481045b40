// Command line: proves every draft on 500 random bodies, and writes the figures into docs/patterns.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GARMENT_NAMES, GARMENTS } from '../drafts/garments.ts';
import { GIRTH_TOLERANCE, SEAM_TOLERANCE } from './faults.ts';
import { type Proof, prove } from './prove.ts';

const { values } = parseArgs({
  options: { bodies: { type: 'string', default: '500' }, seed: { type: 'string', default: '2026' } },
});
const [bodies, seed] = [Number(values.bodies), Number(values.seed)];

const PAGE = new URL('../../../../docs/patterns.md', import.meta.url);
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];

const row = ({ garment, wrong, refused, worstSeam, worstGirth, exact, girths }: Proof): string =>
  `| ${[
    GARMENTS[garment].name,
    bodies - wrong.length - [...refused.values()].reduce((sum, times) => sum + times, 0),
    wrong.length,
    [...refused.values()].reduce((sum, times) => sum + times, 0),
    `${worstSeam.toFixed(2)} mm`,
    `${worstGirth.toFixed(2)} mm`,
    `${exact} of ${girths}`,
  ].join(' | ')} |`;

const proofs = GARMENT_NAMES.map((garment) => prove(garment, bodies, seed));
const figures = [
  BEGIN,
  `${bodies} bodies for each draft, seed ${seed}; seams may differ by ${SEAM_TOLERANCE} mm, girths by ${GIRTH_TOLERANCE} mm.`,
  '',
  '| draft | right | wrong | refused | worst seam | worst girth met exactly | girths to meet exactly |',
  '| --- | --- | --- | --- | --- | --- | --- |',
  ...proofs.map(row),
  END,
].join('\n');
console.log(figures);
for (const { garment, wrong, refused } of proofs) {
  for (const { body, faults } of wrong) console.log(`${garment}, body ${body}: ${faults.join('; ')}`);
  for (const [reason, times] of refused) console.log(`${garment}, refused ${times} times: ${reason}`);
}
if (proofs.some(({ wrong }) => wrong.length)) process.exitCode = 1;
const page = readFileSync(PAGE, 'utf8');
writeFileSync(PAGE, page.slice(0, page.indexOf(BEGIN)) + figures + page.slice(page.indexOf(END) + END.length));
