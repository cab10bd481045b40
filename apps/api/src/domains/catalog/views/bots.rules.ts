/** What programs that read pages call themselves; who says nothing is one too. */
const BOT =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|archive|facebookexternalhit|curl|wget|python|java\/|go-http|node|axios|okhttp/i;

/** Whether a user agent is that of a program rather than of a person’s browser. */
export const isBot = (userAgent: string): boolean => userAgent === '' || BOT.test(userAgent);
