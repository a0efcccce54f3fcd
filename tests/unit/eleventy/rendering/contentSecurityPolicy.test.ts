import { describe, expect, it } from '@jest/globals';
import { policySource } from '../../../../contract/contentSecurityPolicy.ts';
import {
  contentSecurityPolicy,
  everyFilesPolicy,
  hashOf,
} from '../../../../eleventy/rendering/contentSecurityPolicy.ts';

describe('hashOf', () => {
  it('is what browsers compute', () => {
    // The empty string's SHA-256, from FIPS 180-2's test vectors, in base64.
    expect(hashOf('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });
});

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({ scripts: [hashOf('a()')], styles: [hashOf('b{}')] });
  const directives = Object.fromEntries(
    policy.split(';').map((directive) => {
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
    expect(open.split(';').filter((directive) => /example|trusted-types /.test(directive))).toEqual(
      [
        `script-src 'self' ${hashOf('a()')} https://stats.example`,
        "img-src 'self' https://cms.example",
        "connect-src 'self' https://cms.example https://stats.example",
        'frame-src https://videos.example',
        'trusted-types collegium worker default outside',
      ],
    );
  });

  it('is the same whatever the order of the hashes, and however often they come', () => {
    const [one, other] = [hashOf('1'), hashOf('2')];
    expect(contentSecurityPolicy({ scripts: [one, other], styles: [] })).toBe(
      contentSecurityPolicy({ scripts: [other, one, other], styles: [] }),
    );
  });
});

describe('everyFilesPolicy', () => {
  const directives = (policy: string) =>
    Object.fromEntries(
      policy.split(';').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
    );

  it('says what only a header can say, and what holds for all', () => {
    expect(directives(everyFilesPolicy([hashOf('a()')]))).toEqual({
      'script-src': ["'self'", hashOf('a()')],
      'connect-src': ["'self'"],
      'frame-src': ['https:'],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    });
  });

  it('forbids no page what its own policy allows', () => {
    const others = {
      scripts: [policySource('https://stats.example')!],
      connections: ['https://cms.example', 'https://stats.example'].map((at) => policySource(at)!),
      frames: ['https://videos.example', 'http://stats.example'].map((at) => policySource(at)!),
    };
    const everywhere = directives(everyFilesPolicy([hashOf('a()')], others));
    const ofPage = directives(
      contentSecurityPolicy({ scripts: [hashOf('a()')], styles: [] }, others),
    );
    expect(everywhere['script-src']).toEqual(ofPage['script-src']);
    expect(everywhere['connect-src']).toEqual(ofPage['connect-src']);
    expect(everywhere['frame-src']).toEqual(['https:', 'http://stats.example']);
  });

  it('is the same however many frames editors put into texts', () => {
    const frames = Array.from({ length: 100 }, (_, index) =>
      policySource(`https://host-${index}.example`)!,
    );
    expect(everyFilesPolicy([], { frames })).toBe(everyFilesPolicy([]));
  });
});
