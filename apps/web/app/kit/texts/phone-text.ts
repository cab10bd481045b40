/** A number as people read it out: `+234 803 555 0192`. Numbers of other countries, whose groups differ, stay as they are. */
export const phoneText = (phone: string): string => phone.replace(/^\+234(\d{3})(\d{3})(\d{4})$/, '+234 $1 $2 $3');
