import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOnThisComputer, type Environment } from '../../data/settings/environment.ts';
import { entryAt } from '../../data/folders/entryAt.ts';
import { headersFor, parseHeaders } from '../hosting/netlify.ts';
import { fetchText, type TextResponse } from './fetchText.ts';
import { expiringCertificate } from './certificate.ts';
import type { Report } from './report.ts';

/** No page can have this address. */
const unknownPath = '/there-is-no-such-page';

/**
 * Examines the published website: whether it is reached by https, and whether its host sends the pages, the
 * headers and the 404 page of the last build.
 *
 * @param isNamed whether the operator has set SITE_URL
 */
export async function examineWebsite(environment: Environment, isNamed: boolean): Promise<Report> {
  const { siteUrl, outDir } = environment;
  if (!isNamed) {
    return {
      found: 'not published',
      faults: [],
      advice: ['SITE_URL: set it to the address of the website before you publish a build.'],
    };
  }
  const home = await fetchText(`${siteUrl}/`);
  if (typeof home === 'string') {
    return {
      found: siteUrl,
      faults: [
        `SITE_URL: expected the website at ${siteUrl}, found no answer (${home}); publish it, or correct its DNS entry or certificate.`,
      ],
    };
  }
  if (home.status !== 200) {
    const { status, headers } = home;
    const found = `${status} ${headers.get('Location') ?? ''}`.trim();
    return {
      found: siteUrl,
      faults: [
        `SITE_URL: expected the start page at ${siteUrl}/, found ${found}; set SITE_URL to the address that visitors see.`,
      ],
    };
  }
  const notFound = await fetchText(siteUrl + unknownPath);
  return {
    found: siteUrl,
    faults: [
      ...(await unencrypted(siteUrl)),
      ...(entryAt(join(outDir, '_headers')) ? headersOf(home, environment) : notBuilt(outDir)),
      ...(typeof notFound === 'string' || notFound.status !== 404
        ? [
            `${siteUrl}${unknownPath}: expected 404 and the page 404.html, found ${typeof notFound === 'string' ? notFound : notFound.status}; set the host’s page for faults files.`,
          ]
        : []),
    ],
    advice: [
      ...(await expiringCertificate(siteUrl, Date.now())),
      ...uncompressed(home, siteUrl),
      ...outdated(home, environment),
    ],
  };
}

async function unencrypted(siteUrl: string): Promise<string[]> {
  if (isOnThisComputer(siteUrl)) return [];
  if (siteUrl.startsWith('http:')) {
    return [`SITE_URL: expected an address that begins with https, found ${siteUrl}.`];
  }
  const plain = siteUrl.replace('https:', 'http:');
  const response = await fetchText(`${plain}/`);
  // A host that answers nothing at all on http shows nothing unencrypted either.
  if (typeof response === 'string') return [];
  return response.headers.get('Location')?.startsWith('https:')
    ? []
    : [
        `${plain}: expected a redirect to https, found ${response.status}; switch it on at the host.`,
      ];
}

/** The headers that the build wrote for hosts, and that the host does not send. */
function headersOf({ headers }: TextResponse, { siteUrl, outDir }: Environment): string[] {
  const rules = parseHeaders(readFileSync(join(outDir, '_headers'), 'utf8'));
  const lacking = headersFor('/', rules).filter(
    ([name, value]) => !headers.get(name)?.includes(value),
  );
  return lacking.length === 0
    ? []
    : [
        `${siteUrl}: expected the build’s ${lacking.map(([name]) => name).join(', ')}, found none or another; let the host read the build’s _headers, .htaccess or nginx.conf.`,
      ];
}

function notBuilt(outDir: string): string[] {
  return [`${outDir}: expected a built site, found none; run npm run build.`];
}

function uncompressed({ headers }: TextResponse, siteUrl: string): string[] {
  return headers.has('Content-Encoding')
    ? []
    : [`${siteUrl}: pages are sent uncompressed; switch on brotli or gzip at the host.`];
}

function outdated({ text }: TextResponse, { siteUrl, outDir }: Environment): string[] {
  const built = join(outDir, 'index.html');
  return !entryAt(built) || readFileSync(built, 'utf8') === text
    ? []
    : [`${siteUrl}: its start page is not the one in ${outDir}; publish the build if it is newer.`];
}
