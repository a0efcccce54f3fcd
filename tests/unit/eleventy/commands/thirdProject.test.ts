import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typefaces } from '../../../../components/theme/projectTokens.ts';
import { run, type Finished } from './command.ts';

/** The folder in which docs/theming.md creates the third project. Here it is temporary. */
const place = '../papeterie';

let folder: string;
let built: Finished;
let steps: readonly Step[];
const pageOf = (name: string) => readFile(join(folder, 'site', name), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'third-'));
  const project = join(folder, 'papeterie');
  steps = stepsIn(await readFile('docs/theming.md', 'utf8'));
  for (const step of steps) {
    if (step.kind === 'file') await writeFile(step.file.replace(place, project), step.text);
    else if (!step.command.includes('npm'))
      execFileSync('sh', ['-c', step.command.replaceAll(place, project)]);
  }
  built = await run('bundled.js', {
    environment: { CONTENT_DIR: project, OUT_DIR: join(folder, 'site'), SOCIAL_IMAGES: '0' },
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a third project, made as docs/theming.md says', () => {
  it('is some files and commands', () => {
    expect(steps.filter(({ kind }) => kind === 'file').length).toBeGreaterThan(3);
    const [last] = steps.slice(-1);
    expect(last).toEqual({ kind: 'command', command: `CONTENT_DIR=${place} npm start` });
  });

  it('is started by a build, as the last command has it', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['start']).toMatch(/^npm run build && /);
    expect(scripts['build']).toMatch(/^node .*bundled.js$/);
  });

  it('builds', () => {
    expect(built.code === 0 ? [] : built.errors).toEqual([]);
    expect(built.output.join('\n')).toMatch(/^\d+ pages in 2 languages from /m);
  });

  it('has its own name, colours, typefaces and words', async () => {
    const home = await pageOf('index.html');
    expect(home).toContain('<title>Papeterie Federleicht</title>');
    expect(home).toContain('Papier, das man gern beschreibt');
    expect(home).toContain('#1d4e89');
    expect(home).toContain('#fbfaf5');
    expect(home).toContain(typefaces.salon.fonts.heading.split(',')[0]);
    expect(await pageOf('en/index.html')).toContain('Paper that asks to be written on');
  });

  it('has nothing of the association', async () => {
    for (const name of ['index.html', 'kontakt.html', 'impressum.html', 'en/contact.html']) {
      expect(await pageOf(name)).not.toMatch(/verband|vhm|mitglied|heilberuf|association/i);
    }
  });
});

/** A step writes a file or runs a command. */
type Step =
  | { readonly kind: 'file'; readonly file: string; readonly text: string }
  | { readonly kind: 'command'; readonly command: string };

/** The steps in this section. A block of JSON is written to the file named before it. */
function stepsIn(document: string): Step[] {
  const [, section = ''] = /^## A third project[^\n]*\n([^]*?)^## /m.exec(document) ?? [];
  let file = '';
  return [...section.matchAll(/`(\.\.\/[\w/-]+\.json)`|^```(\w+)\n([^]*?)^```/gm)].flatMap(
    ([, named, language, text = '']): Step[] => {
      if (named !== undefined) file = named;
      if (language === 'json') return [{ kind: 'file', file, text }];
      return text
        .split('\n')
        .filter((command) => command !== '')
        .map((command) => ({ kind: 'command', command }));
    },
  );
}
