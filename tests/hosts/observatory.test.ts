import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { headersFor, parseHeaders } from '../../eleventy/hosting/netlify.ts';

/**
 * The score that mozilla/http-observatory would give a page served over https, by its published
 * rules and points (mdn/mdn-http-observatory 1.4.8, src/grader/charts.js and src/analyzer/tests/).
 * The package itself is a service with a database, so it does not run here.
 */
const rules = parseHeaders(readFileSync('dist/_headers', 'utf8'));

it.each(['kontakt', 'index', '404', 'suche', 'en/contact', 'mitgliederbereich/404'])(
  'the Observatory would give %s an A+',
  (name) => {
    const html = readFileSync(`dist/${name}.html`, 'utf8');
    const points = score(new Map(headersFor(`/${name}`, rules)), html);
    // From 100 points on.
    expect(points).toBeGreaterThanOrEqual(100 + 5);
  },
);

describe('the points of the Observatory', () => {
  it('are none for a site without headers and policy', () => {
    expect(score(new Map(), '<p>Guten Tag</p>')).toBe(100 - 25 - 20 - 20 - 5);
  });

  it('are fewer where a script may be inline', () => {
    const policy = "default-src 'none'; script-src 'unsafe-inline'";
    expect(score(new Map([['Content-Security-Policy', policy]]), '')).toBe(100 - 20 - 20 - 20 - 5);
  });
});

function score(headers: ReadonlyMap<string, string>, html: string): number {
  const policies = [
    ...(headers.get('Content-Security-Policy')?.split(', ') ?? []),
    ...[...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g)].map(
      ([, policy = '']) => policy,
    ),
  ];
  const framing = directive(headers.get('Content-Security-Policy') ?? '', 'frame-ancestors');
  const penalties = [
    pointsOf(policies),
    seconds(headers.get('Strict-Transport-Security')) >= 15768000 ? 0 : -20,
    headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    (framing ?? headers.has('X-Frame-Options')) ? 0 : -20,
  ];
  const extra = [
    /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
      headers.get('Referrer-Policy') ?? '',
    )
      ? 5
      : 0,
    framing?.length ? 5 : 0,
    headers.get('Cross-Origin-Resource-Policy') === 'same-origin' ? 10 : 0,
  ];
  const withoutExtra = 100 + sum(penalties.filter((points) => points < 0));
  // Extra points count only for pages with 90 points without them.
  return withoutExtra < 90
    ? withoutExtra
    : withoutExtra + sum([...penalties.filter((points) => points > 0), ...extra]);
}

/** A source counts only if all policies allow it. */
function pointsOf(policies: readonly string[]): number {
  if (policies.length === 0) return -25;
  const allowed = (name: string) =>
    policies
      .map((policy) => directive(policy, name) ?? directive(policy, 'default-src'))
      .filter((sources) => sources !== undefined)
      .reduce((one, other) => one.filter((source) => other.includes(source)), ['*', ...wanted]);
  const scripts = allowed('script-src');
  if (scripts.some((source) => tooMuch.includes(source))) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (allowed('style-src').some((source) => tooMuch.includes(source))) return 0;
  const isNone = policies.some((policy) => directive(policy, 'default-src')?.join() === "'none'");
  return isNone ? 10 : 5;
}

const tooMuch = ['*', "'unsafe-inline'", 'data:', 'http:', 'https:'];
const wanted = [...tooMuch.slice(1), "'unsafe-eval'"];

function directive(policy: string, name: string): string[] | undefined {
  const found = policy.split(';').map((one) => one.trim().split(/\s+/));
  return found.find(([first]) => first === name)?.slice(1);
}

function seconds(header = ''): number {
  return Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
