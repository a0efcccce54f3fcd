import { pageDataFolder, sharedDataFolder } from '../../contract/addresses/pageData.ts';
import type { PolicySource } from '../../contract/addresses/policySource.ts';
import {
  searchPartsPath,
  searchPath,
  serviceWorkerPath,
} from '../../contract/addresses/siteFolders.ts';
import type { TransportSecurity } from '../../data/settings/environment.ts';
import { everyFilesPolicy } from '../rendering/contentSecurityPolicy.ts';
import type { OtherHosts } from '../rendering/otherHosts.ts';

/**
 * Which headers a host sends with which paths. Of several rules that match, most hosts join what
 * they say of one header, and some take the last. So a header stands in one rule only, but for two:
 * a policy may be followed by a stricter one, since browsers obey each of those that are joined; and
 * `Cross-Origin-Resource-Policy` by another word, since joined words are none, which forbids nothing.
 */
export interface HeaderRule {
  /** A path; `*` at the end stands for anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface HeaderTableOptions {
  /** The folder of files whose names change with their content. */
  readonly assetsPath: string;
  /** Folders of pictures below it. */
  readonly picturePaths: readonly string[];
  /** Files beside the pages that are for machines, such as feeds. */
  readonly machineFiles: readonly string[];
  /** The hashes of scripts that stand in every page. */
  readonly scripts: Iterable<string>;
  /** Whom browsers may ask beside the site's own host. */
  readonly otherHosts?: Partial<OtherHosts>;
  readonly transportSecurity: TransportSecurity;
  /** Who may show the site in a frame. */
  readonly framedBy?: readonly PolicySource[];
}

/**
 * The headers of a whole site. They are the same whatever editors write: what only one page needs
 * stands in its own policy (docs/decisions/0014).
 */
export function headerTable(options: HeaderTableOptions): HeaderRule[] {
  const { assetsPath, picturePaths, machineFiles, transportSecurity } = options;
  const table = [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': everyFilesPolicy(
          options.scripts,
          options.otherHosts,
          options.framedBy,
        ),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(','),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        ...strictTransport(transportSecurity),
        'X-Content-Type-Options': 'nosniff',
      },
    },
    // Names that change with the content, so they never have to be asked for again.
    ...[assetsPath, sharedDataPath, searchPartsPath].map((path) => ({
      path: `${path}*`,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
    // A worker that a browser kept would keep all else.
    { path: serviceWorkerPath, headers: { 'Cache-Control': 'no-cache' } },
    ...Object.entries(policies({ assetsPath, machineFiles })).map(([path, policy]) => ({
      path,
      headers: { 'Content-Security-Policy': policy },
    })),
    // Feed readers and whoever shows a link's picture embed these.
    ...['/images/', ...picturePaths].map((path) => ({
      path: `${path}*`,
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
  ];
  for (const { path, headers } of table) assertPlain(path, headers);
  return oneRuleAPath(table);
}

/** Of several for the same path, Cloudflare Pages knows the last one alone. */
function oneRuleAPath(rules: readonly HeaderRule[]): HeaderRule[] {
  const headersOf = new Map<string, HeaderRule['headers']>();
  for (const { path, headers } of rules) {
    headersOf.set(path, { ...headersOf.get(path), ...headers });
  }
  return [...headersOf].map(([path, headers]) => ({ path, headers }));
}

/**
 * What neither the site nor a frame in it is for: what reaches for hardware, place, screen, money,
 * the local network, and what browsers hand to frames unasked. Frames get all else only by an `allow`,
 * which no frame of the site has.
 */
const refusedFeatures = [
  ...['camera', 'display-capture', 'geolocation', 'hid', 'local-network-access', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb'],
  ...['browsing-topics', 'storage-access'],
];

/** The stricter policies of what is no page. */
function policies({
  assetsPath,
  machineFiles,
}: Pick<HeaderTableOptions, 'assetsPath' | 'machineFiles'>): Record<string, string> {
  const nothing = allowing();
  return {
    ...Object.fromEntries(
      [`${pageDataFolder}/*`, `${searchPath}*`, ...machineFiles].map((path) => [path, nothing]),
    ),
    // Workers obey the policy of their own file, and some are among the scripts.
    ...Object.fromEntries(
      [serviceWorkerPath, `${assetsPath}*`].map((path) => [path, allowing("connect-src 'self'")]),
    ),
    // What editors uploaded. A drawing whose own address is opened may hold scripts; they do not run.
    '/images/*': allowing("style-src 'unsafe-inline'", 'sandbox'),
    // In no sandbox, in which older Chromium shows no PDF. None of the files here can hold scripts
    // (data/files/fileKinds.ts), and if one did, they would not run.
    '/files/*': allowing(),
  };
}

/** A policy that allows nothing else. Forms, frames and the base are no part of `default-src`. */
function allowing(...directives: readonly string[]): string {
  return [
    "default-src 'none'",
    ...directives,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const sharedDataPath = `${pageDataFolder}${sharedDataFolder}`;

function strictTransport({ seconds, subdomains, preload }: TransportSecurity) {
  if (seconds === undefined) return {};
  const value = [
    `max-age=${seconds}`,
    ...(subdomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ].join('; ');
  return { 'Strict-Transport-Security': value };
}

/** Each host quotes in its own way; these values need no more than the quotes. */
function assertPlain(path: string, headers: HeaderRule['headers']): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[ -~]+$/.test(value) || /["$\\]/.test(value)) {
      throw new Error(`${path}: ${name} can't stand in every host's file: ${value}`);
    }
  }
}
