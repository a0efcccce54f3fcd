import type { HeaderRule } from './headerTable.ts';
import type { HostedSite } from './hostedSite.ts';
import { hostFiles } from './hostedSite.ts';
import { pagesCaching } from './pagesCaching.ts';
import { literal, pathPattern } from './pathPattern.ts';
import { apacheRedirects } from './redirects/apache.ts';

/**
 * Returns the host settings as an `.htaccess` file, which most web space supports. It needs
 * mod_rewrite and mod_headers.
 */
export function apacheFile({ headers, redirects, notFoundFolders, wildcards }: HostedSite): string {
  return [
    '# Written by the build; the next one replaces it.',
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    // `adt.html` and the folder `adt/` may both exist.
    'DirectorySlash Off',
    'AddDefaultCharset utf-8',
    'AddType application/manifest+json .webmanifest',
    '',
    'ErrorDocument 404 /404.html',
    // If several match, the last one wins.
    ...notFoundFolders.map(
      (folder) =>
        `<If "%{REQUEST_URI} =~ m#^${literal(folder)}#">\n  ErrorDocument 404 ${folder}404.html\n</If>`,
    ),
    '',
    'RewriteEngine On',
    '# Files for hosts only, and hidden files.',
    `RewriteRule "^(?:${hostFiles.map(literal).join('|')})(?:/|\\z)" - [R=404,NC,L]`,
    'RewriteRule "(?:^|/)\\.(?!well-known/)" - [R=404,L]',
    'RewriteRule "^\\.well-known/(?:.*/)?\\." - [R=404,L]',
    ...apacheRedirects(redirects),
    '# Every page has only one address: /kontakt for kontakt.html, or /en/ for a folder.',
    'RewriteCond "%{DOCUMENT_ROOT}/$1.html" -f',
    'RewriteRule "^(.+)/$" "/$1" [R=301,L]',
    'RewriteCond "%{REQUEST_FILENAME}/index.html" -f',
    'RewriteRule "^(.*[^/])$" "/$1/" [R=301,L]',
    'RewriteCond "%{REQUEST_FILENAME}" !-f',
    // REQUEST_FILENAME would not do: for a path below a page, such as /kontakt/nothing, it ends at the page.
    'RewriteCond "%{DOCUMENT_ROOT}/$1.html" -f',
    'RewriteRule "^(.*[^/])$" "$1.html" [L]',
    ...wildcards.flatMap(({ folder, shell }) => [
      'RewriteCond "%{REQUEST_FILENAME}" !-f',
      `RewriteRule "^${literal(folder.slice(1))}" "${shell}.html" [L]`,
    ]),
    '',
    '<IfModule mod_filter.c>',
    '  <IfModule mod_deflate.c>',
    `    AddOutputFilterByType DEFLATE ${compressed.join(' ')}`,
    '  </IfModule>',
    '  <IfModule mod_brotli.c>',
    `    AddOutputFilterByType BROTLI_COMPRESS ${compressed.join(' ')}`,
    '  </IfModule>',
    '</IfModule>',
    '',
    '# Compression appends -gzip to the ETag. Without this line, an unchanged file would count as changed.',
    'RequestHeader edit If-None-Match "-gzip(.)$" "$1"',
    `Header always set Cache-Control "${pagesCaching}"`,
    ...headers.map(headerBlock),
    '',
  ].join('\n');
}

const compressed = [
  ...['text/html', 'text/css', 'text/plain', 'text/javascript', 'application/javascript'],
  ...['application/json', 'text/xml', 'application/xml'],
  ...['application/atom+xml', 'application/manifest+json', 'image/svg+xml'],
];

/**
 * Browsers enforce each policy, so policies are appended. For other headers, the last value wins.
 */
function headerBlock({ path, headers }: HeaderRule): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    const action = name === 'Content-Security-Policy' ? 'append' : 'set';
    return `  Header always ${action} ${name} "${value.replaceAll('"', '\\"')}"`;
  });
  return [`<If "%{REQUEST_URI} =~ m#${pathPattern(path)}#">`, ...lines, '</If>'].join('\n');
}
