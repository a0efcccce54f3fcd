import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expectedInstead } from '../files/drawings.ts';
import { isWithin } from '../folders/isWithin.ts';
import type { Answers } from './answers.ts';
import { projectReadme } from './projectReadme.ts';
import { starterContent, type LogoSize } from './starterContent.ts';
import { starterLogo } from './starterLogo.ts';

/** The site can be built again. The others have accounts, personal data and secrets. */
const notInGit = '/site*/\n/cms/\n/cms.*/\n';

const collegium = fileURLToPath(new URL('../..', import.meta.url));

/** Entries of a project's folder. Others mean that the folder is used for something else. */
const own = ['content', 'site', 'cms', 'README.md', 'import.md', '.gitignore'];

/** The texts of content files, by their paths in the content folder. `project.json` is the last. */
export type ContentFiles = ReadonlyMap<string, string>;

/** A mistake of the person who runs `npm run new`. The message names the fix. */
export class ProjectError extends Error {
  override readonly name = 'ProjectError';
}

/**
 * Checks that a new project can be written to a folder.
 *
 * @returns false if the folder has a project already, which stays as it is
 * @throws ProjectError if the folder is inside Collegium, or has other contents or symbolic links
 */
export async function isFree(folder: string): Promise<boolean> {
  const target = resolve(folder);
  if (isWithin(target, collegium)) {
    throw new ProjectError(
      `${folder}: expected a folder outside Collegium, such as ../my-association.`,
    );
  }
  // `existsSync` would follow symbolic links.
  const isThere = await lstat(target).then(
    () => true,
    () => false,
  );
  const entries = isThere ? await readdir(target).catch(() => undefined) : [];
  if (!entries) throw new ProjectError(`${folder}: expected a folder that can be read.`);
  // Written last: a project is complete once this file exists.
  if (existsSync(join(target, 'content/project.json'))) return false;
  const other = entries.find((entry) => !own.includes(entry));
  if (other !== undefined) {
    throw new ProjectError(`${folder}: expected a new or empty folder, found ${other} in it.`);
  }
  const link = isThere ? await linkIn(target) : undefined;
  if (link !== undefined) {
    throw new ProjectError(`${folder}: expected no symbolic links in it, found ${link}.`);
  }
  return true;
}

/** Returns a symbolic link in a folder. What is written through it would be somewhere else. */
async function linkIn(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.find((entry) => entry.isSymbolicLink())?.name;
}

/**
 * Writes a new project: content, logo and README. A second call after an interruption completes the project.
 *
 * @param today the date of the first news item, such as 2026-11-26
 * @param completed returns the content to write, from the starter's
 * @throws ProjectError if the logo can't be read
 */
export async function writeProject(
  folder: string,
  answers: Answers,
  today: string,
  completed: (starter: ContentFiles) => ContentFiles | Promise<ContentFiles> = (starter) => starter,
): Promise<void> {
  const logo = await logoFrom(answers);
  const content = await completed(starterContent(answers, today, logo.size));
  const files = new Map([
    ['README.md', projectReadme(answers.name, relative(collegium, resolve(folder)))],
    ['.gitignore', notInGit],
    ['content/images/logo.svg', logo.text],
    ...[...content].map(([name, text]) => [`content/${name}`, text] as const),
  ]);
  for (const [name, text] of files) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

async function logoFrom({ logo, brand }: Answers): Promise<{ text: string; size: LogoSize }> {
  if (logo === '') return { text: starterLogo(brand), size: { width: 64, height: 64 } };
  const file = await readFile(logo).catch(() => undefined);
  const drawing =
    file &&
    (await sharp(file)
      .metadata()
      .catch(() => undefined));
  if (!file || drawing?.format !== 'svg') throw wrongLogo('an SVG file that can be read', logo);
  // The build would refuse the drawing later.
  const expected = expectedInstead(file);
  if (expected !== undefined) throw wrongLogo(expected, logo);
  return { text: file.toString(), size: { width: drawing.width, height: drawing.height } };
}

function wrongLogo(expected: string, logo: string): ProjectError {
  return new ProjectError(`--logo: expected ${expected}, found ${logo}.`);
}
