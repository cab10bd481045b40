/** The most bytes of one file. */
export const APPLICATION_FILE_BYTES = 10 * 1024 * 1024;
/** The most pictures and PDFs of somebody’s work. */
export const MOST_PORTFOLIO = 6;
/** The most characters of an answer, and of what somebody adds. */
export const MOST_ANSWER = 2000;
