/** A text that people or other systems wrote, as a sentence that others can follow: `No such account.` */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
