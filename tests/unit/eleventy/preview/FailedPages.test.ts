import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { FailedPages } from '../../../../eleventy/preview/FailedPages.ts';

let pages: FailedPages;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  pages = new FailedPages();
  pages.add('/en/contact.html', new Error('on purpose'));
  pages.add('/fr/index.html', new Error('as well'));
});

it.each([
  ['/en/contact', 'on purpose'],
  ['/en/contact.html', 'on purpose'],
  ['/fr/', 'as well'],
  ['/fr', 'as well'],
])('shows at %s why there is no page', (url, reason) => {
  expect(answered(url)).toEqual([500, expect.stringContaining(reason)]);
});

it.each(['/', '/en/', '/en/contacts', '/kontakt.html'])('leaves %s to the server', (url) => {
  expect(answered(url)).toBe('next');
});

it('forgets them with the next build', () => {
  pages.clear();
  expect(answered('/en/contact')).toBe('next');
});

it('tells the first mistake of a build in the terminal', () => {
  expect(jest.mocked(console.error).mock.calls).toEqual([[new Error('on purpose')]]);
});

function answered(url: string): unknown {
  let answer: unknown;
  let status = 0;
  const response = {
    writeHead: (code: number) => (status = code),
    end: (body: string) => (answer = [status, body]),
  };
  pages.server([])({ url } as IncomingMessage, response as unknown as ServerResponse, () => {
    answer = 'next';
  });
  return answer;
}
