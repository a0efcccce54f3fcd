import { isIPv4, isIPv6 } from 'node:net';

/**
 * The key of rate limits for a client: an IPv4 address, or the /48 prefix of an IPv6 address. Providers give a home 256
 * networks of /64 and a firm 65,536 (RFC 6177). With a key for each /64, 128 of them with four requests each kept Directus
 * busy for 11 s.
 * Requests without an address share one limit.
 */
export function networkOf(address: string | undefined): string {
  const plain = withoutPort(address ?? '')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
    .replace(/%.*/s, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - groups.length - last.length }, () => '0');
  return [...groups, ...zeros, ...last].slice(0, 3).join(':');
}

/** Some proxies, such as those of Azure and IIS, append the client's port in `X-Forwarded-For`. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}
