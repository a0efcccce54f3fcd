import { describe, expect, it } from '@jest/globals';
import { mayKeep, type Answer } from '../../../../../client/serviceWorker/worker/keeping.ts';

function answer(rest: Partial<Answer> = {}, headers: Record<string, string> = {}): Answer {
  return {
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({ 'content-type': 'application/json', ...headers }),
    ...rest,
  };
}

describe('mayKeep', () => {
  it('takes what was asked for', () => {
    expect(mayKeep(answer(), 'json')).toBe(true);
    expect(mayKeep(answer())).toBe(true);
    expect(mayKeep(answer({}, { 'cache-control': 'public, max-age=0, must-revalidate' }))).toBe(
      true,
    );
  });

  it.each([
    ['a failure', answer({ status: 503 })],
    ['a part', answer({ status: 206 })],
    ['a redirect', answer({ status: 0, type: 'opaqueredirect' })],
    ['where a redirect led to', answer({ redirected: true })],
    ['what another host sent', answer({ type: 'cors' })],
    ['what must not be stored', answer({}, { 'cache-control': 'no-store' })],
    ['what is for one visitor', answer({}, { 'cache-control': 'max-age=60, Private' })],
    ['the sign-in page of a hotel', answer({}, { 'content-type': 'text/html' })],
  ])('refuses %s', (_what, refused) => {
    expect(mayKeep(refused, 'json')).toBe(false);
  });
});
