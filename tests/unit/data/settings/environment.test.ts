import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EnvironmentError, readEnvironment } from '../../../../data/settings/environment.ts';

const anAddress = 'an address such as https://www.example.org, without a path';
const aBackend = 'an address such as https://cms.example.org';
const withoutPassword = 'an address without a name and password, since everybody can read it';
const aMatomo =
  'an address such as https://stats.example.org, without a password, a query or signs of its own';
const aPort = 'a port number from 1 to 65535';
const anOwnAddress = 'a name or an address of this computer, such as 127.0.0.1 or 0.0.0.0';
const transportWords = 'off, a number of seconds such as 31536000, subdomains or preload';
const aFolder = 'an existing folder';
const aFolderOnlyForTheSite = 'a folder only for the site, since each build replaces it, found';
const aName = 'names without a path, such as .git,CNAME';

describe('readEnvironment', () => {
  it('takes content from the folder of a project, and builds there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'own-'));
    mkdirSync(join(folder, 'content'));
    const variables = { PROJECT_DIR: folder };
    expect(() => readEnvironment(variables)).toThrow(
      'PROJECT_DIR: expected a folder that `npm run new` wrote, with content/project.json in it.',
    );
    writeFileSync(join(folder, 'content/project.json'), '{}');
    expect(readEnvironment(variables)).toMatchObject({
      contentDir: join(folder, 'content'),
      outDir: join(folder, 'site'),
      backendUrl: undefined,
    });
    const others = readEnvironment({ ...variables, CONTENT_DIR: tmpdir(), OUT_DIR: 'elsewhere' });
    expect(others).toMatchObject({ contentDir: tmpdir(), outDir: 'elsewhere' });
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['SITE_ULR', 'the name SITE_URL'],
    ['DIRECTUS_TOKN', 'the name DIRECTUS_TOKEN'],
    ['DIRECTUS_URLS', 'the name DIRECTUS_URL'],
    // A variable of the CMS, which the same shell may start.
    ['CMS_SECOND_FACTR', 'the name CMS_SECOND_FACTOR'],
    ['CMS_MAIL_FROM', 'a name that docs/environment.md lists'],
  ])('reports %s, which is no variable', (name, meant) => {
    expect(() => readEnvironment({ [name]: '1' })).toThrow(
      new EnvironmentError(`${name}: expected ${meant}.`),
    );
  });

  it("accepts other programs' variables, and those of the CMS", () => {
    const others = ['POST', 'PROJECTS', 'PROJECT_ID', 'DB_PASSWORD', 'GOOGLE_API_KEY', 'URL'];
    const variables = Object.fromEntries([...others, 'CMS_FORMS_WORK'].map((name) => [name, '1']));
    expect(readEnvironment(variables)).toEqual(readEnvironment({}));
  });

  it('needs nothing', () => {
    expect(readEnvironment({})).toEqual({
      contentDir: undefined,
      // The address at which `npm run cms` starts the demo backend.
      backendUrl: 'http://localhost:8055',
      project: 'association',
      siteUrl: 'http://localhost:8080',
      preview: false,
      accessibilityCheck: '.cache/accessibility-check.json',
      socialImages: 300,
      outDir: 'dist',
      keep: [],
      allowRemovals: false,
      strict: false,
      port: 8080,
      host: '127.0.0.1',
      services: {},
      transportSecurity: { seconds: 31536000, subdomains: false, preload: false },
    });
  });

  it('knows the backend that browsers call, where there is one', () => {
    const url = 'https://cms.example.org';
    const publicUrl = 'https://redaktion.example.org/';
    const backendOf = (variables: NodeJS.ProcessEnv) => readEnvironment(variables).backendUrl;
    expect(backendOf({ DIRECTUS_URL: url })).toBe(url);
    expect(backendOf({ DIRECTUS_URL: url, DIRECTUS_PUBLIC_URL: publicUrl })).toBe(
      'https://redaktion.example.org',
    );
    expect(backendOf({ CONTENT_DIR: tmpdir() })).toBeUndefined();
  });

  it.each([
    ['https://www.example.org', undefined],
    ['https://localhost.example.org', undefined],
    ['http://localhost:8080', 'http://localhost:8055'],
    ['http://127.0.0.1:3000', 'http://localhost:8055'],
  ])('takes the demo’s backend for that of %s, if it is on this computer: %s', (url, backend) => {
    expect(readEnvironment({ SITE_URL: url }).backendUrl).toBe(backend);
  });

  it('knows a Directus that browsers may ask only where it was told of one', () => {
    const url = 'https://cms.example.org';
    const liveOf = (variables: NodeJS.ProcessEnv) => readEnvironment(variables).liveDirectus;
    expect(liveOf({})).toBeUndefined();
    expect(liveOf({ DIRECTUS_URL: 'http://directus:8055', DIRECTUS_PUBLIC_URL: url })).toBe(url);
    expect(liveOf({ DIRECTUS_URL: url })).toBe(url);
    expect(liveOf({ DIRECTUS_URL: url, DIRECTUS_PROJECT: 'vhm' })).toBeUndefined();
  });

  it('knows the project that members may ask by the address that browsers reach', () => {
    const url = 'https://cms.example.org';
    const variables = { DIRECTUS_URL: 'http://host:8080', DIRECTUS_PROJECT: 'vhm' };
    const projectOf = (more: NodeJS.ProcessEnv) => readEnvironment(more).liveProject;
    expect(projectOf({ DIRECTUS_URL: url })).toBeUndefined();
    expect(projectOf(variables)).toEqual({ url: 'http://host:8080', project: 'vhm' });
    expect(projectOf({ ...variables, DIRECTUS_PUBLIC_URL: url })).toEqual({ url, project: 'vhm' });
  });

  describe('DIRECTUS_COLLECTIONS', () => {
    const variables = { DIRECTUS_URL: 'https://cms.example.org', DIRECTUS_PROJECT: 'vhm' };
    const read = (list: string, more: NodeJS.ProcessEnv = variables) =>
      readEnvironment({ ...more, DIRECTUS_COLLECTIONS: list });

    it('names collections that the project calls otherwise', () => {
      const { directus, liveProject } = read(
        'messages=anfragen, member_news = interne_news,news=n',
      );
      const names = { messages: 'anfragen', member_news: 'interne_news', news: 'n' };
      expect(directus?.collections).toEqual(names);
      expect(liveProject?.collections).toEqual(names);
    });

    it.each([
      [
        'nachrichten=anfragen',
        /^DIRECTUS_COLLECTIONS: expected pairs such as .*found nachrichten\.$/,
      ],
      ['messages', /^DIRECTUS_COLLECTIONS: expected the project's name of messages, such as /],
      ['messages=../users', /^DIRECTUS_COLLECTIONS: expected the project's name of messages/],
      ['messages=a=b', /^DIRECTUS_COLLECTIONS: expected the project's name of messages/],
    ])('refuses %s', (list, line) => {
      expect(() => read(list)).toThrow(line);
    });

    it('needs a project', () => {
      expect(() => read('messages=anfragen', { DIRECTUS_URL: 'https://cms.example.org' })).toThrow(
        /^DIRECTUS_PROJECT: expected a project, since DIRECTUS_COLLECTIONS names its collections\.$/,
      );
    });
  });

  it('takes what is set', () => {
    const variables = {
      CONTENT_DIR: tmpdir(),
      PROJECT: 'association',
      SITE_URL: 'https://www.example.org',
      OUT_DIR: 'somewhere/else',
      KEEP: '.git, CNAME,',
      ALLOW_REMOVALS: '1',
      STRICT: '1',
      PREVIEW: '1',
      ACCESSIBILITY_CHECK: 'check.json',
      SOCIAL_IMAGES: '0',
      PORT: '3000',
      HOST: '0.0.0.0',
      HSTS: '300',
      CMS_PREVIEW_URL: 'https://preview.example.org/',
    };
    expect(readEnvironment(variables)).toEqual({
      contentDir: tmpdir(),
      project: 'association',
      siteUrl: 'https://www.example.org',
      preview: true,
      accessibilityCheck: 'check.json',
      socialImages: 0,
      outDir: 'somewhere/else',
      keep: ['.git', 'CNAME'],
      allowRemovals: true,
      strict: true,
      port: 3000,
      host: '0.0.0.0',
      transportSecurity: { seconds: 300, subdomains: false, preload: false },
      previewUrl: 'https://preview.example.org',
      services: {},
    });
  });

  it.each([
    ['off', { seconds: undefined, subdomains: false, preload: false }],
    // With 0, browsers forget the setting.
    ['0', { seconds: 0, subdomains: false, preload: false }],
    ['subdomains', { seconds: 31536000, subdomains: true, preload: false }],
    ['preload', { seconds: 31536000, subdomains: true, preload: true }],
  ])('knows what HSTS=%s means', (HSTS, expected) => {
    expect(readEnvironment({ HSTS }).transportSecurity).toEqual(expected);
  });

  it('takes an empty variable for one that is not set', () => {
    const variables = { CONTENT_DIR: '', PROJECT: '', SITE_URL: '', OUT_DIR: '', PORT: '' };
    expect(readEnvironment(variables)).toEqual(readEnvironment({}));
  });

  it('leaves the variables of others alone', () => {
    expect(readEnvironment({ HOME: '/root', port: 'x' })).toEqual(readEnvironment({}));
  });

  it('gives the address of the site without the slash at its end', () => {
    expect(readEnvironment({ SITE_URL: 'https://example.org/' }).siteUrl).toBe(
      'https://example.org',
    );
  });

  it('takes the site for the one on its port where no address is set', () => {
    expect(readEnvironment({ PORT: '81' }).siteUrl).toBe('http://localhost:81');
  });

  it.each([
    ['SITE_URL', 'example', anAddress],
    ['SITE_URL', 'www.example.org', anAddress],
    ['SITE_URL', 'ftp://example.org', anAddress],
    ['SITE_URL', 'https://example.org/verband', anAddress],
    ['SITE_URL', 'https://*', anAddress],
    ['SITE_URL', 'https://name:password@example.org', withoutPassword],
    ...['DIRECTUS_URL', 'DIRECTUS_PUBLIC_URL', 'CMS_PREVIEW_URL'].flatMap((name) => [
      [name, 'https://name:password@cms.example.org', withoutPassword] as const,
      [name, 'https://token@cms.example.org', withoutPassword] as const,
      [name, 'https://cms.example.org;sandbox', aBackend] as const,
      [name, 'https://*', aBackend] as const,
      [name, "https://'unsafe-inline'", aBackend] as const,
    ]),
    ['GOOGLE_MAPS_KEY', 'a&b', 'a key of letters, digits, - and _, or nothing'],
    ['GOOGLE_PLACE_ID', 'a b', 'an id of letters, digits, - and _, or nothing'],
    ['HOST', 'http://localhost', anOwnAddress],
    ['HOST', 'my computer', anOwnAddress],
    ['HSTS', 'on', transportWords],
    ['HSTS', '1 year', transportWords],
    ['HSTS', '-1', transportWords],
    ['HSTS', '300; preload', transportWords],
    ['PORT', 'http', aPort],
    ['PORT', '0', aPort],
    ['PORT', '-1.5', aPort],
    ['PORT', '80.5', aPort],
    ['PORT', '65536', aPort],
    ['PORT', '1e20', aPort],
    ['CONTENT_DIR', '/there/is/no/such/folder', aFolder],
    ['CONTENT_DIR', 'package.json', aFolder],
    ['ALLOW_REMOVALS', 'yes', '1 or 0'],
    ['SOCIAL_IMAGES', 'all', 'a whole number from 0 on'],
    ['SOCIAL_IMAGES', '-1', 'a whole number from 0 on'],
    ['SOCIAL_IMAGES', '0.5', 'a whole number from 0 on'],
    ['KEEP', '.git,images/a.jpg', aName],
    ['KEEP', '..', aName],
    ['OUT_DIR', 'package.json', `${aFolderOnlyForTheSite} a file`],
    ['OUT_DIR', '/', `${aFolderOnlyForTheSite} one that holds the whole disk`],
    ['OUT_DIR', '.', `${aFolderOnlyForTheSite} one that holds Collegium itself`],
    ['OUT_DIR', 'dist/..', `${aFolderOnlyForTheSite} one that holds Collegium itself`],
    ['OUT_DIR', dirname(process.cwd()), `${aFolderOnlyForTheSite} one that holds Collegium itself`],
    ['OUT_DIR', homedir(), `${aFolderOnlyForTheSite} one that holds the home folder`],
    ['OUT_DIR', '.cache', `${aFolderOnlyForTheSite} one that holds .cache`],
    ['OUT_DIR', 'pages/site', `${aFolderOnlyForTheSite} one in pages/, which is read by builds`],
  ])('%s=%s is one line', (name, value, expected) => {
    expect(problem({ [name]: value })).toBe(`${name}: expected ${expected}.`);
  });

  describe('of a folder for the site beside the content', () => {
    let folder: string;
    let content: string;
    const problemOf = (outDir: string) => problem({ CONTENT_DIR: content, OUT_DIR: outDir });

    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'output-'));
      content = join(folder, 'content');
      mkdirSync(join(content, 'pages'), { recursive: true });
      symlinkSync(folder, join(folder, 'link'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it.each(['content', '.', 'link', 'link/content', 'link/link/content'])(
      'refuses one that holds it: %s',
      (outDir) => {
        expect(problemOf(join(folder, outDir))).toBe(
          `OUT_DIR: expected ${aFolderOnlyForTheSite} one that holds CONTENT_DIR.`,
        );
      },
    );

    it.each(['content/pages', 'content/news/site', 'link/content/images'])(
      'refuses one that is read as content: %s',
      (outDir) => {
        expect(problemOf(join(folder, outDir))).toMatch(
          /^OUT_DIR: expected a folder only for the site, .+, found one in \w+\/, which is read by builds\.$/,
        );
      },
    );

    it.each(['site', 'content/dist', 'content-2', 'link/..site'])('takes %s', (outDir) => {
      expect(problemOf(join(folder, outDir))).toBeUndefined();
    });
  });

  it.each(['nobody', 'Association', '../association'])('PROJECT=%s is one line', (value) => {
    expect(problem({ PROJECT: value })).toMatch(
      /^PROJECT: expected an embedded project: (\w+, )*association(, \w+)*\.$/,
    );
  });

  it('names every variable that is wrong', () => {
    expect(problem({ PORT: 'x', SITE_URL: 'y', OUT_DIR: 'dist' })?.split('\n').sort()).toEqual([
      `PORT: expected ${aPort}.`,
      `SITE_URL: expected ${anAddress}.`,
    ]);
  });
});

describe('the services of others', () => {
  const matomo = { MATOMO_URL: 'https://stats.example.org/matomo', MATOMO_SITE_ID: '3' };

  it('are those that are named', () => {
    const variables = { ...matomo, GOOGLE_MAPS_KEY: 'AIza-1', GOOGLE_PLACE_ID: 'ChIJ_1' };
    expect(readEnvironment(variables).services).toEqual({
      matomo: { url: 'https://stats.example.org/matomo/', site_id: 3 },
      googleMapsKey: 'AIza-1',
      googlePlaceId: 'ChIJ_1',
    });
  });

  it.each(['http://stats.example.org', 'https://stats.example.org;sandbox'])(
    'have no Matomo at %s',
    (MATOMO_URL) => {
      expect(problem({ ...matomo, MATOMO_URL })).toBe(`MATOMO_URL: expected ${aMatomo}.`);
    },
  );

  it('include Matomo with its address and number only', () => {
    const { MATOMO_URL, MATOMO_SITE_ID } = matomo;
    expect(problem({ MATOMO_URL })).toBe(
      'MATOMO_SITE_ID: expected the number of the site in the Matomo of MATOMO_URL.',
    );
    expect(problem({ MATOMO_SITE_ID })).toBe(
      'MATOMO_URL: expected an address, since MATOMO_SITE_ID names a site there.',
    );
    expect(problem({ MATOMO_URL, MATOMO_SITE_ID: 'one' })).toBe(
      'MATOMO_SITE_ID: expected the number of the site in Matomo.',
    );
  });
});

it('never prints a password', () => {
  for (const name of ['SITE_URL', 'DIRECTUS_URL', 'DIRECTUS_PUBLIC_URL', 'MATOMO_URL']) {
    expect(problem({ [name]: 'https://name:geheim@example.org/' })).not.toContain('geheim');
  }
});

function problem(variables: NodeJS.ProcessEnv): string | undefined {
  try {
    readEnvironment(variables);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as EnvironmentError).message;
  }
}
