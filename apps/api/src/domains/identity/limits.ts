import type { AttemptLimit } from '../../kit/security/attempts.ts';

/** How often one account, or one place in the network, may try; counted in the database for every process. */
export const LIMITS = {
  /** Of one account from one network, or from a device on which it has signed in before. */
  loginPerAccount: { most: 10, minutes: 15 },
  /** Of one account from everywhere, known devices apart; then a link is mailed that lets its owner in. */
  loginOfStrangers: { most: 100, minutes: 15 },
  guessingNotice: { most: 1, minutes: 24 * 60 },
  loginPerPlace: { most: 100, minutes: 15 },
  registrationPerPlace: { most: 60, minutes: 60 },
  /** Registrations with an address that is taken: what a list of addresses to probe would run into. */
  takenPerPlace: { most: 10, minutes: 60 },
  /** New accounts whose addresses lead to one mailbox, each of which gets a mail. */
  registrationPerMailbox: { most: 5, minutes: 60 },
  takenNoticePerAccount: { most: 1, minutes: 24 * 60 },
  /** Orders and bookings that write to one mailbox which is not the caller’s confirmed one. */
  placedPerMailbox: { most: 10, minutes: 24 * 60 },
  recoveryPerAccount: { most: 5, minutes: 60 },
  recoveryPerPlace: { most: 30, minutes: 60 },
  verificationPerAccount: { most: 5, minutes: 60 },
  /** Reading a picture is the most work that one request can ask for. */
  avatarPerAccount: { most: 20, minutes: 60 },
  passwordPerAccount: { most: 10, minutes: 15 },
} as const satisfies Record<string, AttemptLimit>;
