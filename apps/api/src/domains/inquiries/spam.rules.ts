/** What is looked at to tell spam. */
export interface Suspect {
  subject: string;
  description: string;
  /** Whether the field that nobody sees was filled in. */
  isTrapped: boolean;
  /** Whether somebody else sent the same words lately. */
  isRepeated: boolean;
}

/** What speaks for spam: points of 100, and why. */
export interface Judgement {
  score: number;
  reasons: string[];
}

/** From how many points something is kept as spam; staff find it there. */
export const SPAM_FROM = 60;

const LINK = /https?:\/\/|\bwww\./gi;
/** One link is how people show a product. */
const FREE_LINKS = 1;
const LINK_POINTS = 20;
const MOST_LINK_POINTS = 80;
/** What people who sell to shops write, and hardly anybody who buys. */
const OFFERS =
  /\b(seo|backlinks?|guest posts?|link building|first page of google|crypto(?:currency)?|casino|forex|web traffic)\b/gi;
const OFFER_POINTS = 30;
const MARKUP = /<a\s|\[url[=\]]/i;

/** Judges what somebody wrote, by its words alone: nothing of it leaves the house. */
export function judge({ subject, description, isTrapped, isRepeated }: Suspect): Judgement {
  const words = `${subject}\n${description}`;
  const links = words.match(LINK)?.length ?? 0;
  const offers = [...new Set((words.match(OFFERS) ?? []).map((word) => word.toLowerCase()))];
  const found: [points: number, reason: string][] = [
    [isTrapped ? 100 : 0, 'A hidden field was filled in'],
    [Math.min(MOST_LINK_POINTS, Math.max(0, links - FREE_LINKS) * LINK_POINTS), `${links} links`],
    [offers.length * OFFER_POINTS, `Words of sales emails: ${offers.join(', ')}`],
    [MARKUP.test(words) ? 40 : 0, 'Links in markup'],
    [isRepeated ? 40 : 0, 'The same message came from another address within 7 days'],
  ];
  const reasons = found.filter(([points]) => points > 0);
  return {
    score: Math.min(
      100,
      reasons.reduce((sum, [points]) => sum + points, 0),
    ),
    reasons: reasons.map(([points, reason]) => `${reason} (${points})`),
  };
}
