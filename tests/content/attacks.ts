import fc, { type Arbitrary } from 'fast-check';

/** A host that no page may contact, and a global name that no page may set. */
export const canary = { host: 'canary.invalid', name: 'collegiumWasHurt' } as const;

const code = `window.${canary.name}=1`;
const elsewhere = `https://${canary.host}/x`;

/**
 * Each attack ends a value in a format that the build writes: HTML, policies, hosts' files, XML,
 * JSON, templates.
 */
export const attacks: readonly string[] = [
  `"><script>${code}</script>`,
  `'><img src=x onerror=${code}>`,
  `</title></style></textarea></script><script>${code}</script>`,
  `<svg onload=${code}><svg><script>${code}</script>`,
  `<img src="${elsewhere}.png" onerror="${code}"><link rel=stylesheet href=${elsewhere}>`,
  `"autofocus onfocus=${code} x="`,
  `--><script>${code}</script><!--`,
  `]]><script xmlns="http://www.w3.org/1999/xhtml">${code}</script><![CDATA[`,
  `</script><script>${code}</script>`,
  `"}</script><script>${code}</script>{"`,
  `\u2028${code}\u2029//`,
  `{{constructor.constructor('${code}')()}}\${${code}}<%= ${code} %>#{${code}}`,
  `javascript:${code}//`,
  `java\tscript:${code}`,
  `data:text/html,<script>${code}</script>`,
  `<a href="javascript:${code}" id="trustedTypes" name="getElementById">a</a>`,
  `<h2 id="trustedTypes">a</h2><h2 id="_paq">b</h2><h2 id="google">c</h2>`,
  `<iframe src="https://zz;require-trusted-types-for/x" title="a"></iframe>`,
  `<iframe src="https://zz;sandbox/x" title="a"></iframe><iframe srcdoc="<script>parent.${canary.name}=1</script>"></iframe>`,
  `<iframe src="https://*/x" title="a"></iframe><embed src="https://a b/x">`,
  `<p>a</p><form action="${elsewhere}"><input name="attributes"><button>b</button></form>`,
  `<p>a</p><base href="${elsewhere}/"><meta http-equiv="refresh" content="0;url=${elsewhere}">`,
  `<p>a</p><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${code}&gt;">`,
  `a\r\nSet-Cookie: hurt=1\r\nX-Hurt: 1\r\n\r\n<script>${code}</script>`,
  `a"; } location /leak { alias /etc; } #`,
  `a; add_header X-Hurt 1 always; return 301 ${elsewhere};`,
  `$document_root \${HOSTNAME} %{ENV:PATH} %{REQUEST_URI} $1 \\1`,
  `a" [P,L]\nRewriteRule ^ ${elsewhere} [R,L]`,
  `/* ${elsewhere} 200!\n/*\n  X-Hurt: 1`,
  `"><?php system('id'); ?><!--#exec cmd="id" -->`,
  `[a](javascript:${code}) ![b](${elsewhere}.png) <javascript:${code}>`,
  `../../../../etc/passwd`,
  `__proto__`,
  `=cmd|'/c calc'!A0`,
];

const broken = fc.constantFrom(
  ...[
    '"',
    "'",
    '`',
    '<',
    '>',
    '</',
    '/>',
    '<!--',
    '-->',
    ']]>',
    '<![CDATA[',
    '&quot;',
    '&lt;',
    '\\',
  ],
  ...['{', '}', '{{', '}}', '${', ';', '#', '\n', '\r\n', '\t', '\u2028', '%0d%0a', '%22', '$1'],
);
const acting = fc.constantFrom(
  ...[`<script>${code}</script>`, ` onerror=${code} `, ` onload="${code}" `, `javascript:${code}`],
  ...[
    `<img src=x onerror=${code}>`,
    `<svg/onload=${code}>`,
    `<style>@import "${elsewhere}"</style>`,
  ],
  ...[
    `<iframe src="${elsewhere}">`,
    '</script>',
    '</style>',
    '</title>',
    '</textarea>',
    '</noscript>',
  ],
  ...['location /leak { alias /etc; }', `return 301 ${elsewhere};`, 'X-Hurt: 1', '<a id="google">'],
);

/**
 * Combinations of string and line endings with active content. U+0000 is left out, as the model
 * refuses it everywhere.
 */
export const anyAttack: Arbitrary<string> = fc
  .array(fc.oneof({ weight: 2, arbitrary: broken }, { weight: 1, arbitrary: acting }), {
    minLength: 3,
    maxLength: 9,
  })
  .map((parts) => parts.join(''))
  // A leading slash would make the text the path of a missing page, which the build reports.
  .filter((text) => !text.startsWith('/'));
