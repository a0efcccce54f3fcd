/** @jest-environment jsdom */
import { allowedTags } from '../../../../contract/richText/allowedHtml.ts';
import {
  finished,
  sanitisedInBrowser,
} from '../../../../components/richText/sanitisedInBrowser.ts';
import { richText } from '../../../../eleventy/richText/richText.ts';
import { richTextCases } from '../../../richTextCases.ts';

const backend = 'https://cms.example';
const newTabHint = '(öffnet in neuem Tab)';
const id = '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d04';

const shown = (source: string) => sanitisedInBrowser(source, { backend, newTabHint });

describe('a text from the backend', () => {
  it.each(richTextCases)('is shown as the build shows it: %s', async (source) => {
    const built = document.createElement('div');
    built.innerHTML = richText(source, {
      language: 'de',
      localised: (path) => path,
      newTabHint,
      siteOrigin: location.origin,
    }).html;
    const live = document.createElement('div');
    live.innerHTML = await shown(source);
    expect(attributesSorted(live)).toBe(attributesSorted(built));
  });

  it('takes no name that the page has already', async () => {
    document.body.innerHTML = '<h1 id="ablauf">Ablauf</h1>';
    expect(await shown('<h2>Ablauf</h2>')).toBe('<h2 id="ablauf-2">Ablauf</h2>');
    document.body.replaceChildren();
  });

  it.each([
    '<p>a<img src=x onerror=alert(1)></p>',
    '<p><a href="java&Tab;script:alert(1)">a</a></p>',
    '<p>a</p><svg><style><img src=x onerror=alert(1)></style></svg>',
    '<p>a</p><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<p>a</p><form action="javascript:alert(1)"><input name="attributes"><button>b</button></form>',
    '<p>a</p><base href="//evil.example/"><meta http-equiv=refresh content="0;url=//evil.example">',
    '[a](javascript:alert(1)) <img src=x onerror=alert(1)>',
    '<p class="visually-hidden" style="position:fixed">a</p>',
  ])('leaves nothing that runs, loads or disguises: %s', async (source) => {
    const div = document.createElement('div');
    div.innerHTML = await shown(source);
    const elements = [...div.querySelectorAll('*')];
    expect(elements.filter(({ localName }) => !allowedTags.includes(localName))).toEqual([]);
    // The component adds a frame with its own class around each table.
    const written = elements.filter(({ className }) => className !== 'table-scroll');
    const risky = written.flatMap((element) =>
      element
        .getAttributeNames()
        .filter((name) => /^(on|style$|action$|src|class$|name$)/.test(name)),
    );
    expect(risky).toEqual([]);
    for (const link of div.querySelectorAll('a')) expect(link.protocol).not.toBe('javascript:');
  });

  it.each([
    ['<p><iframe src="https://videos.example/1" title="Tagung">x</iframe></p>', 'Tagung'],
    ['<video title=" "><source src="//videos.example/1"></video>', 'videos.example'],
    ['<object data="https://videos.example/1"><embed src="https://evil.example"></object>', ''],
  ])('links to what is embedded: %s', async (source, title) => {
    const div = document.createElement('div');
    div.innerHTML = await shown(source);
    const [link, ...others] = div.querySelectorAll('a');
    expect(others).toEqual([]);
    expect(link!.getAttribute('href')).toMatch(/\/\/videos\.example\/1$/);
    expect(link!.textContent).toBe(`${title || 'videos.example'} ${newTabHint}`);
    expect(div.querySelector('iframe, video, source, object, embed')).toBeNull();
  });

  it.each([
    '<p>a<iframe src="javascript:alert(1)"></iframe></p>',
    '<p>a<embed src="/files/a.pdf"></p>',
    `<p>a<iframe src="${location.origin}/film"></iframe></p>`,
    '<p>a<video></video><source src="https://evil.example"></p>',
  ])('leaves out what is embedded without a host of its own: %s', async (source) => {
    const div = document.createElement('div');
    div.innerHTML = await shown(source);
    expect(div.querySelectorAll('p > :not(a)')).toHaveLength(0);
    expect(div.querySelector('[src], [data]')).toBeNull();
  });

  it('shows pictures of the backend, wherever that was', async () => {
    for (const host of ['', backend, 'https://old.example']) {
      const html = await shown(`<p><img src="${host}/assets/${id}.jpg?width=99" alt="Haus"></p>`);
      expect(html).toContain(`src="${backend}/assets/${id}?key=website-text"`);
      expect(html).toContain('alt="Haus"');
      expect(html).toContain('loading="lazy"');
      expect(html).toContain('decoding="async"');
    }
  });

  it.each([`/assets/${id}#page=2`, `/assets/${id}/haus.jpg?a#b`, `/x/assets/${id.toUpperCase()}`])(
    'shows a picture by its id alone: %s',
    async (src) => {
      const html = await shown(`<p><img src="${src}"></p>`);
      expect(html).toContain(`src="${backend}/assets/${id}?key=website-text"`);
    },
  );

  it.each([
    `https://evil.example/?/assets/${id}`,
    `https://evil.example/#/assets/${id}`,
    `/assets/${id}x`,
    `/assets/${id}.jpg.php!`,
    `/assets/x${id}`,
    '',
  ])('leaves out any other picture: %s', async (src) => {
    expect(await shown(`<p>a<img src="${src}"></p>`)).toBe('<p>a</p>');
  });

  it('leaves out headings without words, which take no name', async () => {
    expect(await shown('<h2 id="a"> </h2><h2>a</h2>')).toBe('<h2 id="a">a</h2>');
  });

  it('leads to documents of the backend', async () => {
    const html = await shown(`<p><a href="/assets/${id}#page=2">Satzung</a></p>`);
    expect(html).toContain(`href="${backend}/assets/${id}#page=2"`);
  });

  it('lets a wide table scroll by itself', async () => {
    const table = '<table><caption>Gebühren</caption><tbody><tr><td>1</td></tr></tbody></table>';
    expect(await shown(table)).toBe(
      `<section class="table-scroll" tabindex="0" aria-label="Gebühren">${table}</section>`,
    );
  });
});

it('HTML of the build that came as data has nothing more than the build writes', () => {
  const html = '<p data-x="1" aria-hidden="true" onclick="a()" lang="fr">a</p>';
  expect(String(finished(html))).toBe('<p lang="fr">a</p>');
});

/** Parsers write attributes in different orders. */
function attributesSorted(root: Element): string {
  for (const element of root.querySelectorAll('*')) {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes.toSorted()) element.setAttribute(name, value);
  }
  return root.innerHTML;
}

describe('a name in a text', () => {
  const names = [
    ...['kosten', 'Kosten', 'kosten-2024', 'links', 'history', 'trustedTypes', 'placesReady'],
    ...['requestIdleCallback', 'google', 'Piwik', 'exports', 'process', 'main', 'menu', 'title'],
  ];

  it.each(names)('is the same in the build, and so is what leads there: %s', async (name) => {
    const source = `<h2 id="${name}">A</h2><p><a href="#${name}">a</a><a href="/b#${name}">b</a></p>`;
    const built = richText(source, { language: 'de', localised: (path) => path, newTabHint });
    const div = document.createElement('div');
    div.innerHTML = await shown(source);
    expect(div.innerHTML).toBe(String(built.html));
    const { id } = div.querySelector('h2')!;
    expect(built.headings).toEqual([{ id, text: 'A' }]);
    expect(div.querySelector('a')!.hash).toBe(`#${id}`);
    expect(id).toMatch(new RegExp(`^(text-)?${name}$`));
  });

  it.each(['trustedTypes', '_paq', 'google', 'Piwik', 'requestIdleCallback', 'exports'])(
    'is none that a script looks for: %s',
    async (name) => {
      const source = `<h2 id="${name}">A</h2><h3 name="${name}">B</h3><a name="${name}" href="/">c</a>`;
      const { html } = richText(source, { language: 'de', localised: (path) => path, newTabHint });
      for (const safe of [String(html), String(await shown(source))]) {
        document.body.innerHTML = safe;
        expect(document.getElementById(name)).toBeNull();
        expect(document.getElementsByName(name)).toHaveLength(0);
      }
      document.body.replaceChildren();
    },
  );
});

it.each([
  ['deep', '<div>'.repeat(101)],
  [
    'brought back in each block',
    Array.from({ length: 90 }, (_, i) => `<b id="${i}">`).join('') + '<p>'.repeat(2000),
  ],
  ['many', '<b>a</b>'.repeat(37_000) + '<i>'.repeat(3) + '<b>a</b>'.repeat(70_000)],
])('a text that would hold up the page is refused: %s', async (_, source) => {
  await expect(shown(source)).rejects.toThrow('The text is too large.');
});

it('a long text is shown', async () => {
  const source = '<div><ul><li>eins <b>zwei</b><br>drei<p>vier</ul></div>'.repeat(2000);
  await expect(shown(source)).resolves.toContain('vier');
});
