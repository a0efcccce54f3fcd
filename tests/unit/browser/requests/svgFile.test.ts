/** @jest-environment jsdom */
import { loadSvgFile } from '../../../../browser/requests/svgFile.ts';

/** The fake response, and the request that was sent. */
let answer: { status: number; type?: string | null; body: string; loaded?: number };
let asked: FakeRequest;

class FakeRequest {
  status = 0;
  responseXML: Document | null = null;
  responseType = '';
  isAborted = false;
  readonly headers: Record<string, string> = {};
  onloadend = () => undefined;
  onprogress = (_progress: { readonly loaded: number }): void => undefined;

  constructor() {
    // oxlint-disable-next-line typescript/no-this-alias -- for the tests to look at
    asked = this;
  }
  open(method: string, src: string) {
    Object.assign(this.headers, { request: `${method} ${src}` });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  overrideMimeType(type: string) {
    this.headers['read as'] = type;
  }
  getResponseHeader() {
    return answer.type === undefined ? 'image/svg+xml; charset=utf-8' : answer.type;
  }
  abort() {
    this.isAborted = true;
  }
  send() {
    this.onprogress({ loaded: answer.loaded ?? 1 });
    if (!this.isAborted) {
      this.status = answer.status;
      this.responseXML = new DOMParser().parseFromString(answer.body, 'image/svg+xml');
    }
    this.onloadend();
  }
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"></path></svg>';
const load = (src = '/logo.svg', signal = new AbortController().signal) => loadSvgFile(src, signal);

beforeEach(() => {
  Object.assign(window, { XMLHttpRequest: FakeRequest, SVGSVGElement: Element });
  answer = { status: 200, body: drawing };
});

it('gets a drawing that can be put into the page', async () => {
  const element = await load();
  expect(element.outerHTML).toBe(drawing);
  expect(element.ownerDocument).toBe(document);
  expect(asked).toMatchObject({ responseType: 'document' });
  // Specification, section 7: image/svg+xml or text/plain.
  expect(asked.headers).toEqual({
    request: 'GET /logo.svg',
    accept: 'image/svg+xml, text/plain',
    'read as': 'image/svg+xml',
  });
});

it('reads plain text as a drawing', async () => {
  answer = { ...answer, type: 'text/plain' };
  expect((await load()).localName).toBe('svg');
});

// Specification, section 8.
it.each([
  ['Not found', { status: 404, body: drawing }],
  ['Not found', { status: 300, body: drawing }],
  ['Not found', { status: 0, body: drawing }],
  ["Content type isn't valid", { status: 200, body: drawing, type: 'text/html' }],
  ["Content type isn't valid", { status: 200, body: drawing, type: null }],
  ["Content type isn't valid", { status: 299, body: '<p xmlns="http://www.w3.org/1999/xhtml"/>' }],
  ["Content type isn't valid", { status: 200, body: '<svg/>' }],
])('tells: %s', async (problem, other) => {
  answer = other;
  await expect(load()).rejects.toMatchObject({
    ...{ name: 'SvgFileError', message: problem, src: '/logo.svg' },
  });
});

it('asks nobody without an address', async () => {
  await expect(load('')).rejects.toThrow('Missing src');
});

it('tells where the browser shows no drawings', async () => {
  Object.assign(window, { SVGSVGElement: undefined });
  await expect(load()).rejects.toThrow('Browser does not support SVG');
});

it('breaks off what is too large, and what nobody waits for', async () => {
  answer = { ...answer, loaded: 300_001 };
  await expect(load()).rejects.toThrow('Not found');
  answer = { ...answer, loaded: 300_000 };
  const waiting = new AbortController();
  await load('/logo.svg', waiting.signal);
  expect(asked.isAborted).toBe(false);
  waiting.abort();
  expect(asked.isAborted).toBe(true);
});

it.each([
  '<script>alert(1)</script>',
  '<style>@import "https://evil.example"</style>',
  '<image href="https://evil.example/a.png"/>',
  '<filter><feImage href="https://evil.example/a.png"/></filter>',
  '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>',
  '<path style="fill:url(https://evil.example)"/>',
  '<path onclick="alert(1)"/>',
  '<a href="javascript:alert(1)"><path/></a>',
  '<use href="https://evil.example/a.svg#a"/>',
])('takes out what acts, or asks another host: %s', async (inside) => {
  answer = { ...answer, body: `<svg xmlns="http://www.w3.org/2000/svg">${inside}<g/></svg>` };
  const { outerHTML } = await load();
  expect(outerHTML).not.toMatch(/evil|alert|style|<image|feimage|foreignobject/i);
  expect(outerHTML).toContain('<g');
});

it('keeps filters and gradients', async () => {
  const filter = '<filter id="a"><feGaussianBlur stdDeviation="1"></feGaussianBlur></filter>';
  const body = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${filter}</defs></svg>`;
  answer = { ...answer, body };
  expect((await load()).outerHTML).toBe(body);
});
