import { lookup } from 'node:dns';
import { get as getPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { ownNetworks } from '../settings/ownNetworks.ts';

/** A request that stays outside this computer's network. */
export interface PublicRequest {
  readonly signal: AbortSignal;
  /** The maximum number of redirects. */
  readonly redirects: number;
  readonly method?: 'GET' | 'HEAD' | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** True for the ports of http and https only, so that nobody finds out which other services a host has. */
  readonly onlyWebPorts?: true;
  /** A host in this network that may be asked all the same, such as `localhost:8080`. */
  readonly ownHost?: string | undefined;
}

/** The requested host is in this computer's network. */
export class InOwnNetwork extends Error {
  override readonly name = 'InOwnNetwork';
  readonly host: string;

  constructor(host: string) {
    super(`${host} is in your own network`);
    this.host = host;
  }
}

/**
 * Requests an address on the internet, and follows redirects. Whoever wrote the address must not learn or publish what
 * only this computer can see, so none of the requests goes to its own network.
 *
 * @returns the response, whose body the caller reads or destroys
 * @throws InOwnNetwork, or another Error with the reason, in words or with a code of Node
 */
export async function publicResponse(
  address: URL,
  request: PublicRequest,
): Promise<IncomingMessage> {
  let url = address;
  for (let redirects = 0; redirects <= request.redirects; redirects += 1) {
    const response = await responseAt(url, request);
    const { location } = response.headers;
    if (!redirecting.has(response.statusCode ?? 0) || location === undefined) return response;
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

/** Milliseconds. Node's 250 are too few for a connection to another continent, and the last address would fail as well. */
const connectionTimeout = 2500;

async function responseAt(
  address: URL,
  { signal, method = 'GET', headers, onlyWebPorts, ownHost }: PublicRequest,
): Promise<IncomingMessage> {
  const isAllowed = address.host === ownHost;
  if (!isAllowed && onlyWebPorts && address.port !== '') throw new Error('has an unusual port');
  // Node looks up no name for an IP address.
  const ip = address.hostname.replace(/^\[|\]$/g, '');
  if (!isAllowed && isIP(ip) !== 0 && isOwn(ip)) throw new InOwnNetwork(address.host);
  const get = address.protocol === 'https:' ? getSecure : getPlain;
  const options: RequestOptions = {
    ...{ signal, method, autoSelectFamilyAttemptTimeout: connectionTimeout },
    ...(headers && { headers }),
    ...(!isAllowed && { lookup: lookUpPublic }),
  };
  return new Promise((resolve, reject) => {
    get(address, options, resolve)
      .on('error', reject)
      // Node gives no response and no error if a server changes to another protocol (status 101).
      .on('close', () => reject(new Error('is answered with what is no file')));
  });
}

/** Node connects to the addresses that this finds, so a name can't change its meaning after the check. */
const lookUpPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) callback(error, []);
    else if (found.some(({ address }) => isOwn(address))) callback(new InOwnNetwork(host), []);
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
