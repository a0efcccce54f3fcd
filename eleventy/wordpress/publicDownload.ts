import { lookup } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { ownNetworks } from '../../data/settings/ownNetworks.ts';
import { readUpTo } from '../../data/files/readUpTo.ts';
import { defaultLimits } from '../../data/sources/backend/limits.ts';

/** A response that was read completely. */
interface Download {
  readonly status: number;
  readonly body: Uint8Array;
}

/**
 * Downloads a file from the internet, and follows redirects. Whoever wrote the address must not learn or publish what
 * only this computer can see, so none of the requests goes to its own network.
 *
 * @param ownHost a host in this network that may be asked all the same, such as `localhost:8080`
 * @throws Error with the reason, in words or with a code of Node
 */
export async function publicDownload(
  address: URL,
  ownHost: string | undefined,
  signal: AbortSignal,
): Promise<Download> {
  let url = address;
  for (let redirects = 0; redirects <= defaultLimits.redirects; redirects += 1) {
    const response = await responseAt(url, ownHost, signal);
    const { statusCode: status = 0 } = response;
    const { location } = response.headers;
    if (!redirecting.has(status) || location === undefined) {
      const { bytes: body, isComplete } = await readUpTo(defaultLimits.file, response);
      if (!isComplete) throw new Error(`has more than ${defaultLimits.file / 1_000_000} MB`);
      return { status, body };
    }
    response.destroy();
    const target = URL.parse(location, url);
    if (!target || !/^https?:$/.test(target.protocol)) {
      throw new Error('is redirected to what is no address on the web');
    }
    url = target;
  }
  throw new Error('is redirected too often');
}

const redirecting: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

async function responseAt(
  address: URL,
  ownHost: string | undefined,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isAllowed = address.host === ownHost;
  // Node looks up no name for an IP address.
  const ip = address.hostname.replace(/^\[|\]$/g, '');
  if (!isAllowed && isIP(ip) !== 0 && isOwn(ip)) throw inOwnNetwork(address.host);
  const get = address.protocol === 'https:' ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    get(address, { signal, ...(!isAllowed && { lookup: lookUpPublic }) }, resolve)
      .on('error', reject)
      // Node gives no response and no error if a server changes to another protocol (status 101).
      .on('close', () => reject(new Error('is answered with what is no file')));
  });
}

/** Node connects to the addresses that this finds, so a name can't change its meaning after the check. */
const lookUpPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) callback(error, []);
    else if (found.some(({ address }) => isOwn(address))) callback(inOwnNetwork(host), []);
    else if (options.all) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  });
};

const own = new BlockList();
for (const network of ownNetworks) {
  const [address = '', prefix] = network.split('/');
  own.addSubnet(address, Number(prefix), familyOf(address));
}

function isOwn(address: string): boolean {
  return own.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

function inOwnNetwork(host: string): Error {
  return new Error(`${host} is in your own network; --local ${host} allows it`);
}
