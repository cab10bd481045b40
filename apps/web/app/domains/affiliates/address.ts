/** The programme, its partners, and where somebody applies. */
export const AFFILIATES = '/affiliates';
export const APPLY = `${AFFILIATES}#apply`;
export const TERMS = `${AFFILIATES}#terms`;

export const partnerPath = (_id: string): string => `${AFFILIATES}/${_id}`;

/** What a partner has of their own. */
export const OWN_PARTNER = '/account/affiliate';
