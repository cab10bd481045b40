/** What is cut beyond the seam line, in mm (estimated): a wide seam can be let out. */
export const ALLOWANCES = { seam: 15, neck: 8, hem: 30, casing: 50, facing: 8 } as const;
