declare module 'linebreak' {
  /** Where a text may be broken into lines, as Unicode says. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
