/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { EnvironmentError, readEnvironment } from '../../../data/environment.ts';

const anAddress = 'an address such as https://www.example.org, without a path';
const aPort = 'a port number from 1 to 65535';
const aFolder = 'a folder that is there and readable';
const aFolderOfItsOwn = 'a new folder or one with a built site, since each build replaces it';

describe('readEnvironment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toEqual({
      contentDir: undefined,
      // That of the embedded content, where `npm run cms` puts it.
      backendUrl: 'http://localhost:8055',
      project: 'association',
      siteUrl: 'http://localhost:8080',
      preview: false,
      accessibilityCheck: '.cache/accessibility-check.json',
      socialImages: 300,
      outDir: 'dist',
      allowRemovals: false,
      strict: false,
      port: 8080,
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

  it('knows a Directus that browsers may ask only where it was told of one', () => {
    const url = 'https://cms.example.org';
    const liveOf = (variables: NodeJS.ProcessEnv) => readEnvironment(variables).liveDirectus;
    expect(liveOf({})).toBeUndefined();
    expect(liveOf({ DIRECTUS_URL: 'http://directus:8055', DIRECTUS_PUBLIC_URL: url })).toBe(url);
    expect(liveOf({ DIRECTUS_URL: url })).toBe(url);
    expect(liveOf({ DIRECTUS_URL: url, DIRECTUS_PROJECT: 'vhm' })).toBeUndefined();
  });

  it('takes what is set', () => {
    const variables = {
      CONTENT_DIR: tmpdir(),
      PROJECT: 'association',
      SITE_URL: 'https://www.example.org',
      OUT_DIR: 'somewhere/else',
      ALLOW_REMOVALS: '1',
      STRICT: '1',
      PREVIEW: '1',
      ACCESSIBILITY_CHECK: 'check.json',
      SOCIAL_IMAGES: '0',
      PORT: '3000',
    };
    expect(readEnvironment(variables)).toEqual({
      contentDir: tmpdir(),
      project: 'association',
      siteUrl: 'https://www.example.org',
      preview: true,
      accessibilityCheck: 'check.json',
      socialImages: 0,
      outDir: 'somewhere/else',
      allowRemovals: true,
      strict: true,
      port: 3000,
    });
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
    ['OUT_DIR', 'package.json', aFolderOfItsOwn],
    ['OUT_DIR', '.', aFolderOfItsOwn],
    ['OUT_DIR', '/', aFolderOfItsOwn],
    ['OUT_DIR', 'pages', aFolderOfItsOwn],
    ['OUT_DIR', 'dist/..', aFolderOfItsOwn],
    ['OUT_DIR', dirname(process.cwd()), aFolderOfItsOwn],
  ])('%s=%s is one line', (name, value, expected) => {
    expect(problem({ [name]: value })).toBe(`${name}: expected ${expected}.`);
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

function problem(variables: NodeJS.ProcessEnv): string | undefined {
  try {
    readEnvironment(variables);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as EnvironmentError).message;
  }
}
