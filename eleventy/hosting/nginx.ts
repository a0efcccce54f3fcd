import type { HeaderRule } from './headerTable.ts';
import { hostFiles, type HostedSite } from './hostedSite.ts';
import { pagesCaching } from './pagesCaching.ts';
import { literal, pathPattern } from './pathPattern.ts';
import { nginxRedirects } from './redirects/nginx.ts';

/** Returns the host settings as a file to include in a `server` block of nginx. */
export function nginxFile(site: HostedSite): string {
  return [
    '# Written by the build. Include it in a server block whose root is this folder:',
    '#   include /var/www/site/nginx.conf;',
    'charset utf-8;',
    '# Redirects name no host and scheme: behind a proxy, nginx would redirect visitors from https to http.',
    'absolute_redirect off;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${compressed.join(' ')};`,
    '',
    ...headerLines(site.headers),
    '',
    '# The 404 page of the folder.',
    'set $not_found /404.html;',
    ...site.notFoundFolders.map(
      (folder) => `if ($uri ~ "^${literal(folder)}") { set $not_found ${folder}404.html; }`,
    ),
    'error_page 404 $not_found;',
    '',
    '# Files for hosts only, and hidden files.',
    `location ~* "^/(?:${hostFiles.map(literal).join('|')})(?:/|\\z)" { return 404; }`,
    'location ~ "/\\.(?!well-known/)" { return 404; }',
    'location ~ "/\\.well-known/(?:.*/)?\\." { return 404; }',
    ...nginxRedirects(site.redirects),
    '',
    '# Every page has only one address: /kontakt for kontakt.html, or /en/ for a folder.',
    'set $page "-";',
    'set $folder "-";',
    'if ($uri ~ "^(.+)/$") { set $page $1; }',
    'if ($uri ~ "^(.*[^/])$") { set $folder $1; }',
    'if (-f $document_root$page.html) { return 301 $page$is_args$args; }',
    'if (-f $document_root$folder/index.html) { return 301 $folder/$is_args$args; }',
    '',
    'location / { try_files $uri $uri.html ${uri}index.html =404; }',
    ...site.wildcards.map(
      ({ folder, shell }) =>
        `location ${folder} { try_files $uri $uri.html \${uri}index.html ${shell}.html; }`,
    ),
    '',
  ].join('\n');
}

const compressed = [
  ...['text/css', 'text/javascript', 'application/javascript', 'application/json'],
  ...[
    'text/plain',
    'text/xml',
    'application/xml',
    'application/atom+xml',
    'application/manifest+json',
    'image/svg+xml',
  ],
];

/**
 * Writes all headers at server level. A location with an `add_header` of its own inherits none, so
 * locations have none. Headers that depend on the path use variables; nginx does not send an empty
 * one. The page sent for a missing file gets its own headers, since nginx evaluates the variables
 * again for it.
 */
function headerLines(rules: readonly HeaderRule[]): string[] {
  const always = rules.filter(({ path }) => path === '/*');
  const sometimes = rules.filter(({ path }) => path !== '/*');
  const fixed = always.flatMap(({ headers }) => Object.entries(headers));
  const names = [...new Set(sometimes.flatMap(({ headers }) => Object.keys(headers)))];
  const lines = names.flatMap((name) => {
    const variable = `$${name.toLowerCase().replaceAll('-', '_')}`;
    const exceptions = sometimes.flatMap(({ path, headers }) => {
      const value = headers[name];
      return value === undefined
        ? []
        : [`if ($uri ~ "${pathPattern(path)}") { set ${variable} ${quoted(value)}; }`];
    });
    const before = isPolicy(name) ? '' : (usual(name, fixed) ?? '');
    return [
      `set ${variable} ${quoted(before)};`,
      ...exceptions,
      `add_header ${name} ${variable} always;`,
    ];
  });
  return [
    ...fixed
      .filter(([name]) => isPolicy(name) || !names.includes(name))
      .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...lines,
  ];
}

/** Policies: browsers enforce each of them. For other headers, the last value wins. */
function isPolicy(name: string): boolean {
  return name === 'Content-Security-Policy';
}

function usual(name: string, fixed: readonly (readonly [string, string])[]): string | undefined {
  if (name === 'Cache-Control') return pagesCaching;
  return fixed.find(([other]) => other === name)?.[1];
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
