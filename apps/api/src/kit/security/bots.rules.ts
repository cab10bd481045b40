/** What programs that read pages or look ahead at links call themselves. */
const BOT =
  /bot|crawl|spider|slurp|preview|fetch|headless|lighthouse|monitor|scan|archive|externalhit|whatsapp|telegram|curl|wget|python|java\/|go-http|node|axios|okhttp/i;

/** Whether a user agent is that of a program rather than of a person’s browser; who says nothing is one too. */
export const isBot = (userAgent: string): boolean => userAgent === '' || BOT.test(userAgent);
