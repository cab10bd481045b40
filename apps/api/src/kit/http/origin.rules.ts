const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The address by which somebody uses the shop, by the Host that they sent: the public one, or where that is this
 * machine itself, another name of it at the same port. Anything else that a Host claims counts for nothing.
 */
export function originOf(host: string | undefined, publicUrl: string): string {
  const shop = new URL(publicUrl);
  if (!LOOPBACK.includes(shop.hostname)) return publicUrl;
  const alias = LOOPBACK.find((name) => host === (shop.port ? `${name}:${shop.port}` : name));
  return alias ? `${shop.protocol}//${host}` : publicUrl;
}
