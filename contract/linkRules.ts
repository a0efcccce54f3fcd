/**
 * Where links lead and how they open (specification, section 2, "Link handling"). Components and
 * rich text share these rules.
 */

export interface LinkAttributes {
  href: string;
  kind: LinkKind;
  target?: '_blank';
  rel?: string;
}

export type LinkKind = 'internal' | 'anchor' | 'external' | 'mail' | 'phone';

export interface LinkContext {
  /** Origin of this website, such as `https://example.org`: links to it are internal. */
  siteOrigin?: string;
}

/**
 * The attributes of a link to `href`, or `undefined` where a link would be unsafe (`javascript:`,
 * `data:` and any other protocol that is not known to be harmless), broken or empty.
 */
export function linkAttributes(
  href: string,
  { siteOrigin }: LinkContext = {},
): LinkAttributes | undefined {
  const address = withoutIgnoredCharacters(href);
  if (address === '') return undefined;
  if (address.startsWith('#')) return { href: address, kind: 'anchor' };
  if (startsWithHost.test(address)) return webLink(`https:${address}`, address, siteOrigin);
  const protocol = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  switch (protocol) {
    case undefined:
      return { href: address, kind: 'internal' };
    case 'http':
    case 'https':
      return webLink(address, address, siteOrigin);
    case 'mailto':
      return { href: address, kind: 'mail', target: '_blank', rel: 'noopener noreferrer' };
    case 'tel':
      return { href: address, kind: 'phone', target: '_blank', rel: 'noopener noreferrer' };
    default:
      return undefined;
  }
}

/** Whether a link of this kind opens in a new tab, which its text then has to say. */
export function opensNewTab(kind: LinkKind): boolean {
  return kind !== 'internal' && kind !== 'anchor';
}

// Browsers drop these before they look for a protocol, so `java\nscript:` would run.
// Source: https://url.spec.whatwg.org/#concept-basic-url-parser
function withoutIgnoredCharacters(href: string) {
  return href.replace(/^[\0-\x20]+|[\0-\x20]+$|[\t\n\r]/g, '');
}

// `//host` and, since browsers read a backslash as a slash, `/\host` leave this website.
const startsWithHost = /^[\\/]{2}/;

/** What links to other websites say (specification, section 2). */
export const externalRel = 'nofollow noopener noreferrer external';

function webLink(absolute: string, written: string, siteOrigin: string | undefined) {
  const url = URL.parse(absolute);
  // A password would be published, and a name hides which host it is before.
  if (!url || url.username || url.password) return undefined;
  if (siteOrigin !== undefined && url.host === URL.parse(siteOrigin)?.host) {
    // Without its host, `//` at the beginning would name another.
    const path = url.pathname.replace(/^\/+/, '/');
    return { href: path + url.search + url.hash, kind: 'internal' } as const;
  }
  return {
    href: written,
    kind: 'external',
    target: '_blank',
    rel: externalRel,
  } as const;
}
