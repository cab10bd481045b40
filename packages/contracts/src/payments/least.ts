/** The least that a provider charges, in naira; less than that is let go, or paid in person. */
export const LEAST_PAYMENT = 50;
