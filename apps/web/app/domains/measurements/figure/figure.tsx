import {
  type Figure as FigureName,
  labelOf,
  MEASURES,
  type MeasureName,
} from '@adunni/contracts/measurements/catalogue';
import { TAPE_PLACES } from '@adunni/contracts/measurements/tape-places';
import { BODIES, MIDDLE } from './bodies.ts';
import { smooth } from './curve.ts';
import classes from './figure.module.css';
import { onDrawing, type Tape, tapeOf } from './tapes.ts';

interface Props {
  figure: FigureName;
  /** The measure whose tape is shown; null shows the body alone. */
  measure: MeasureName | null;
}

/** A body from the side on which a measure is taken, with the tape where it goes. */
export function Figure({ figure, measure }: Props) {
  const { torso, arms, head } = BODIES[figure];
  const view = measure ? MEASURES[measure].view : 'front';
  const label = measure ? `${labelOf(measure, figure)}. ${TAPE_PLACES[measure]}` : 'Front view of the body';
  return (
    <figure className={classes.figure}>
      <svg viewBox="0 0 240 490" role="img" aria-label={label} data-view={view}>
        <g className={classes.body}>
          {arms.map((arm) => (
            <path key={arm} d={arm} />
          ))}
          <path d={torso} />
          <ellipse cx={MIDDLE} cy={head.cy} rx={head.rx} ry={head.ry} />
        </g>
        <Hair figure={figure} isBack={view === 'back'} />
        <Suit figure={figure} isBack={view === 'back'} />
        {measure === 'height' && <path className={classes.level} d={`M20 22H${MIDDLE + 8}M20 471H${MIDDLE + 40}`} />}
        {measure && <TapeLine tape={tapeOf(figure, measure)} />}
      </svg>
      <figcaption className={classes.caption}>{view === 'front' ? 'Front view' : 'Back view'}</figcaption>
    </figure>
  );
}

/** Her hair is tied up, his cut short. */
function Hair({ figure, isBack }: { figure: FigureName; isBack: boolean }) {
  const { rx, ry, cy } = BODIES[figure].head;
  const brow = isBack ? cy + ry * 0.45 : cy - ry * 0.35;
  const side = rx * (isBack ? 0.88 : 0.93);
  const cap = `M${MIDDLE - side} ${brow}A${rx + 0.5} ${ry + 0.5} 0 0 1 ${MIDDLE + side} ${brow}Q${MIDDLE} ${brow - (isBack ? -5 : 7)} ${MIDDLE - side} ${brow}Z`;
  return (
    <g className={classes.hair}>
      {figure === 'woman' && <ellipse cx={MIDDLE} cy={cy - ry - 3} rx={rx * 0.55} ry={6} />}
      <path d={cap} />
    </g>
  );
}

/** The lines of close clothes, so that front and back are told apart. */
function Suit({ figure, isBack }: { figure: FigureName; isBack: boolean }) {
  const x = (dx: number) => MIDDLE + dx;
  const neck = isBack ? 8 : 26;
  const lines =
    figure === 'woman'
      ? `M${x(-19)} 87Q${x(0)} ${87 + neck * 1.5} ${x(19)} 87M${x(-36)} 262Q${x(0)} 250 ${x(36)} 262`
      : `M${x(-33)} 186Q${x(0)} 192 ${x(33)} 186M${x(-36)} 292Q${x(-20)} 298 ${x(-5)} 290M${x(36)} 292Q${x(20)} 298 ${x(5)} 290`;
  const blades = `M${x(0)} 100V176M${x(-20)} 112Q${x(-10)} 124 ${x(-16)} 138M${x(20)} 112Q${x(10)} 124 ${x(16)} 138`;
  return <path className={classes.seam} d={isBack ? lines + blades : lines} />;
}

function TapeLine({ tape }: { tape: Tape }) {
  if (tape.kind === 'along') {
    const points = tape.points.map(onDrawing);
    const ends = [points[0], points.at(-1)].flatMap((end) => (end ? [end] : []));
    return (
      <g className={classes.tape}>
        <path className={classes.halo} d={smooth(points)} />
        <path d={smooth(points)} />
        {ends.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={3.5} />
        ))}
      </g>
    );
  }
  const { kind, x, y, rx, ry } = tape;
  const middle = MIDDLE + x;
  const [from, to, arc] =
    kind === 'round'
      ? [`${middle - rx} ${y}`, `${middle + rx} ${y}`, `A${rx} ${ry} 0 0`]
      : [`${middle} ${y - ry}`, `${middle} ${y + ry}`, `A${rx} ${ry} 0 0`];
  return (
    <g className={classes.tape}>
      <path className={classes.halo} d={`M${from}${arc} 0 ${to}`} />
      <path className={classes.behind} d={`M${from}${arc} 1 ${to}`} />
      <path d={`M${from}${arc} 0 ${to}`} />
    </g>
  );
}
