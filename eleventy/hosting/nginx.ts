import { headersFor } from './netlify.ts';
import { hostFiles, type HostedSite } from './hostedSite.ts';
import { nginxRedirects } from './redirects/nginx.ts';

/** The table as a file to include in a `server` block of nginx. */
export function nginxFile(site: HostedSite): string {
  const special = site.headers.map(({ path }) => path).filter((path) => path !== '/*');
  return [
    '# Written by the build. In a server block whose root is this folder:',
    '#   include /var/www/site/nginx.conf;',
    'charset utf-8;',
    '# A host behind another may be asked over http for what visitors see over https.',
    'absolute_redirect off;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${compressed.join(' ')};`,
    '',
    ...hostFiles.map((file) => `location = /${file} { return 404; }`),
    'location ~ /\\.ht { return 404; }',
    ...nginxRedirects(site.redirects),
    '',
    '# Every page has one address: /kontakt, which is kontakt.html, and /en/, which is a folder.',
    'set $page "-";',
    'set $folder "-";',
    'if ($uri ~ "^(.+)/$") { set $page $1; }',
    'if ($uri ~ "^(.*[^/])$") { set $folder $1; }',
    'if (-f $document_root$page.html) { return 301 $page$is_args$args; }',
    'if (-f $document_root$folder/index.html) { return 301 $folder/$is_args$args; }',
    '',
    ...special.map((path) => location(path, '/404.html', site)),
    ...site.notFoundFolders.map((folder) => location(`${folder}*`, `${folder}404.html`, site)),
    location('/*', '/404.html', site),
    '',
  ].join('\n');
}

const compressed = [
  ...['text/css', 'text/javascript', 'application/javascript', 'application/json'],
  ...[
    'text/xml',
    'application/xml',
    'application/atom+xml',
    'application/manifest+json',
    'image/svg+xml',
  ],
];

/** A location of nginx inherits no header once it has one, so each names all of its own. */
function location(path: string, notFound: string, { headers }: HostedSite): string {
  const sent = headersFor(path.replace(/\*$/, 'x'), headers);
  const isPrefix = path.endsWith('*');
  return [
    `location ${isPrefix ? '' : '= '}${path.replace(/\*$/, '')} {`,
    `  error_page 404 ${notFound};`,
    // `/kontakt` is `kontakt.html`; a folder has an index.
    '  try_files $uri $uri.html ${uri}index.html =404;',
    ...sent.map(
      ([name, value]) => `  add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
    ),
    '}',
  ].join('\n');
}
