import { pageDataFolder, sharedDataFolder } from '../../contract/pageData.ts';
import type { PolicySource } from '../../contract/contentSecurityPolicy.ts';
import { searchPartsPath, searchPath, serviceWorkerPath } from '../../contract/siteAddresses.ts';
import type { TransportSecurity } from '../../data/settings/environmentVariables.ts';
import { everyFilesPolicy } from '../rendering/contentSecurityPolicy.ts';
import type { OtherHosts } from '../rendering/otherHosts.ts';

/**
 * The headers that a host sends for a path. If several rules match, most hosts join the values of a
 * header, and some use the last one. Therefore each header is in one rule only, with two
 * exceptions. A Content-Security-Policy may be followed by a stricter one, since browsers enforce
 * each of the joined policies. `Cross-Origin-Resource-Policy` may be followed by another value:
 * browsers ignore the joined value as invalid, and so load the file on any website.
 */
export interface HeaderRule {
  /** A path; `*` at the end matches anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface HeaderTableOptions {
  /** The folder of the files with a hash in their names. */
  readonly assetsPath: string;
  /** Picture folders below `assetsPath`. */
  readonly picturePaths: readonly string[];
  /** Files for machines in addition to the pages, such as feeds. */
  readonly machineFiles: readonly string[];
  /** The hashes of the inline scripts in every page. */
  readonly scripts: Iterable<string>;
  /** Hosts that browsers may contact in addition to the site's own. */
  readonly otherHosts?: Partial<OtherHosts>;
  readonly transportSecurity: TransportSecurity;
  /** The origins that may embed the site in a frame. */
  readonly framedBy?: readonly PolicySource[];
}

/**
 * Returns the headers of a whole site. They do not depend on content: what only one page needs is
 * in the page's own policy (docs/decisions/0014).
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
    // Browsers never have to revalidate.
    ...hashedPaths(assetsPath).map((path) => ({
      path: `${path}*`,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
    // If a browser cached the service worker, everything that the worker caches would stay stale,
    // too.
    { path: serviceWorkerPath, headers: { 'Cache-Control': 'no-cache' } },
    ...Object.entries(policies({ assetsPath, machineFiles })).map(([path, policy]) => ({
      path,
      headers: { 'Content-Security-Policy': policy },
    })),
    // Feed readers and link previews embed these pictures.
    ...['/images/', ...picturePaths].map((path) => ({
      path: `${path}*`,
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
  ];
  for (const { path, headers } of table) assertPlain(path, headers);
  return mergedByPath(table);
}

/** Folders of files whose names change with their content. */
export function hashedPaths(assetsPath: string): readonly string[] {
  return [assetsPath, `${pageDataFolder}${sharedDataFolder}`, searchPartsPath];
}

/** Merges rules for the same path. Cloudflare Pages uses only the last of them. */
function mergedByPath(rules: readonly HeaderRule[]): HeaderRule[] {
  const headersOf = new Map<string, HeaderRule['headers']>();
  for (const { path, headers } of rules) {
    headersOf.set(path, { ...headersOf.get(path), ...headers });
  }
  return [...headersOf].map(([path, headers]) => ({ path, headers }));
}

/**
 * Features that neither the site nor a frame in it needs: access to hardware, location, screen,
 * payment and the local network, and those that browsers grant to frames by default. Frames get
 * other features only by an `allow` attribute, which no frame of the site has.
 */
const refusedFeatures = [
  ...['camera', 'display-capture', 'geolocation', 'hid', 'local-network-access', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb'],
  ...['browsing-topics', 'storage-access'],
];

/** Stricter policies for files that are not pages. */
function policies({
  assetsPath,
  machineFiles,
}: Pick<HeaderTableOptions, 'assetsPath' | 'machineFiles'>): Record<string, string> {
  const nothing = allowing();
  return {
    ...Object.fromEntries(
      [`${pageDataFolder}/*`, `${searchPath}*`, ...machineFiles].map((path) => [path, nothing]),
    ),
    // A worker obeys the policy of its own file, and some scripts are workers.
    ...Object.fromEntries(
      [serviceWorkerPath, `${assetsPath}*`].map((path) => [path, allowing("connect-src 'self'")]),
    ),
    // Uploads of editors. A drawing that is opened directly may contain scripts; the sandbox stops
    // them.
    '/images/*': allowing("style-src 'unsafe-inline'", 'sandbox'),
    // No sandbox: older Chromium does not show PDFs in one. None of these file types can contain
    // scripts (data/fields/fileKinds.ts), and the policy would block any.
    '/files/*': allowing(),
  };
}

/**
 * Returns a policy that allows only these directives. `default-src` does not cover forms, frame
 * ancestors and the base URL.
 */
function allowing(...directives: readonly string[]): string {
  return [
    "default-src 'none'",
    ...directives,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function strictTransport({ seconds, subdomains, preload }: TransportSecurity) {
  if (seconds === undefined) return {};
  const value = [
    `max-age=${seconds}`,
    ...(subdomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ].join('; ');
  return { 'Strict-Transport-Security': value };
}

/**
 * Checks that a value is safe in every host's file. Hosts differ in how they escape, and these
 * values need quotes only.
 */
function assertPlain(path: string, headers: HeaderRule['headers']): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[ -~]+$/.test(value) || /["$\\]/.test(value)) {
      throw new Error(`${path}: ${name} can't be written to every host's file: ${value}`);
    }
  }
}
