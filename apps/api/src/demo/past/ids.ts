import { v7 } from 'uuid';

let made = 0;

/** An id of that moment. Of two of one moment, the one made later is the greater, so that lines keep their order. */
export function idAt(moment: Date): string {
  made += 1;
  return v7({ msecs: moment.getTime(), seq: made });
}
