import { lookup } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { ownNetworks } from '../../data/settings/ownNetworks.ts';
import { defaultLimits } from '../../data/sources/backend/limits.ts';

/** An answer that was read completely. */
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
  let place = address;
  for (let redirects = 0; redirects <= defaultLimits.redirects; redirects += 1) {
    const answer = await answerAt(place, ownHost, signal);
    const { statusCode: status = 0 } = answer;
    const { location } = answer.headers;
    if (!redirecting.has(status) || location === undefined) {
      return { status, body: await readUpTo(defaultLimits.file, answer) };
    }
    answer.destroy();
    const target = URL.parse(location, place);
    if (!target || !/^https?:$/.test(target.protocol)) {
      throw new Error('is redirected to what is no address on the web');
    }
    place = target;
  }
  throw new Error('is redirected too often');
}

const redirecting: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

async function answerAt(
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
      // Node gives no answer and no error if a server changes to another protocol (status 101).
      .on('close', () => reject(new Error('is answered with what is no file')));
  });
}

/** Node connects to the addresses that this finds, so a name can't change its meaning after the check. */
const lookUpPublic: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) answer(error, []);
    else if (found.some(({ address }) => isOwn(address))) answer(inOwnNetwork(host), []);
    else if (options.all) answer(null, found);
    else answer(null, found[0]?.address ?? '', found[0]?.family);
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

async function readUpTo(most: number, answer: IncomingMessage): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const part of answer as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > most) throw new Error(`has more than ${most / 1_000_000} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}
