/*
 * The targets of links and how they open (specification, section 2, "Link handling"). Components
 * and rich text share these rules.
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
 * The attributes of a link to `href`. Undefined for a link that is unsafe (`javascript:`, `data:`
 * and any other protocol that is not known to be harmless), broken or empty.
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

/**
 * True if a link of this kind shows a page in a new tab, which its text then has to mention. A mail or
 * telephone link has a `target` as well, but opens a program: to announce a tab would be wrong.
 */
export function opensNewTab(kind: LinkKind): boolean {
  return kind === 'external';
}

// Browsers drop these before they look for a protocol, so `java\nscript:` would run.
// Source: https://url.spec.whatwg.org/#concept-basic-url-parser
// Other white space at the ends, such as a pasted no-break space, would be part of the address.
function withoutIgnoredCharacters(href: string) {
  return href.replace(/^[\0-\x20\s]+|[\0-\x20\s]+$|[\t\n\r]/g, '');
}

// `//host` and, since browsers read a backslash as a slash, `/\host` leave this website.
const startsWithHost = /^[\\/]{2}/;

/** The `rel` of links to other websites (specification, section 2). */
export const externalRel = 'nofollow noopener noreferrer external';

function webLink(absolute: string, written: string, siteOrigin: string | undefined) {
  const url = URL.parse(absolute);
  // A password would be published, and a user name disguises the host.
  if (!url || url.username || url.password) return undefined;
  if (siteOrigin !== undefined && url.host === URL.parse(siteOrigin)?.host) {
    // Without the host, `//` at the beginning would name another host.
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
