/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { policySource } from '../../../addresses/policySource.ts';
import {
  contentSecurityPolicy,
  hashesIn,
  hashOf,
} from '../../../eleventy/rendering/contentSecurityPolicy.ts';

const page = (scripts: string[], styles: string[]) => {
  const policy = contentSecurityPolicy({
    scripts: scripts.map(hashOf),
    styles: styles.map(hashOf),
  });
  return `<html><meta http-equiv="Content-Security-Policy" content="${policy}"><p>script-src 'x'</p>`;
};

describe('hashOf', () => {
  it('is what browsers compute', () => {
    // The empty string's SHA-256, from FIPS 180-2's test vectors, in base64.
    expect(hashOf('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });
});

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({ scripts: [hashOf('a()')], styles: [hashOf('b{}')] });
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

  it('allows nothing but what it names', () => {
    expect(directives).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'", 'mailto:'],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['collegium', 'worker', 'default'],
    });
  });

  it.each(['img-src', 'font-src', 'connect-src', 'manifest-src', 'worker-src'])(
    'allows only its own host in %s',
    (name) => {
      expect(directives[name]).toEqual(["'self'"]);
    },
  );

  it("allows the page's inline code by its hash", () => {
    expect(directives['script-src']).toEqual(["'self'", hashOf('a()')]);
    expect(directives['style-src']).toEqual(["'self'", hashOf('b{}')]);
  });

  it('allows nothing unsafe and nobody else', () => {
    expect(policy).not.toMatch(/unsafe-|\*|https?:|data:|blob:|strict-dynamic/);
  });

  it('lets pages ask others for what they are named for, and nothing else', () => {
    const open = contentSecurityPolicy(
      { scripts: [hashOf('a()')], styles: [] },
      {
        scripts: [policySource('https://stats.example')!],
        connections: [policySource('https://cms.example')!, policySource('https://stats.example')!],
        images: [policySource('https://cms.example')!],
        frames: [policySource('https://videos.example')!],
        trust: ['outside'],
      },
    );
    expect(
      open.split('; ').filter((directive) => /example|trusted-types /.test(directive)),
    ).toEqual([
      `script-src 'self' ${hashOf('a()')} https://stats.example`,
      "img-src 'self' https://cms.example",
      "connect-src 'self' https://cms.example https://stats.example",
      'frame-src https://videos.example',
      'trusted-types collegium worker default outside',
    ]);
  });

  it('is the same whatever the order of the hashes, and however often they come', () => {
    const [one, other] = [hashOf('1'), hashOf('2')];
    expect(contentSecurityPolicy({ scripts: [one, other], styles: [] })).toBe(
      contentSecurityPolicy({ scripts: [other, one, other], styles: [] }),
    );
  });
});

describe('hashesIn', () => {
  it('finds the hashes that pages name, each once', () => {
    const { scripts, styles } = hashesIn([page(['a'], ['x']), page(['a'], ['y'])]);
    expect([...scripts]).toEqual([hashOf('a')]);
    expect(new Set(styles)).toEqual(new Set(['x', 'y'].map(hashOf)));
  });

  it('finds none in a page without a policy', () => {
    const { scripts, styles } = hashesIn(['<p>Nichts</p>']);
    expect([...scripts, ...styles]).toEqual([]);
  });

  it('gives a policy that allows what each of the pages needs', () => {
    const whole = contentSecurityPolicy(hashesIn([page(['a'], ['x']), page(['b'], ['y'])]));
    for (const code of ['a', 'b', 'x', 'y']) expect(whole).toContain(hashOf(code));
  });
});
