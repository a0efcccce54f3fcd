import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printable } from '../../data/problems/printable.ts';
import { expectedInstead } from '../../data/starter/answers.ts';
import {
  completeAnswers,
  readArguments,
  type GivenAnswers,
} from '../../data/starter/givenAnswers.ts';
import { isFree, ProjectError, writeProject } from '../../data/starter/writeProject.ts';
import { defaultLanguage } from '../../locales/languages.ts';
import { ImportReport } from '../wordpress/ImportReport.ts';
import { importSite } from '../wordpress/importSite.ts';
import { plainText } from '../wordpress/plainText.ts';
import { readExport, type WordPressExport } from '../wordpress/readExport.ts';
import { fromUploads, fromWebsite } from '../wordpress/readFile.ts';
import { causeOf } from './FileSystemMistake.ts';
import { reportMistake } from './reportMistake.ts';

/**
 * `npm run import -- export.xml --out FOLDER`: writes a folder with the content of a new project, from an export
 * of WordPress. `--uploads FOLDER` names a copy of `wp-content/uploads`; without it, pictures and documents are
 * downloaded from the old website; `--local HOST` allows downloads from a host in this computer's network, which are refused otherwise.
 * The questions of `npm run new` are options, too.
 */
async function importWebsite(): Promise<void> {
  const { file, folder, uploads, local, given } = readOptions();
  if (!(await isFree(folder))) {
    console.log(`${folder} has a project already. Nothing was changed.`);
    return;
  }
  const exported = await readExport(file);
  const answers = completeAnswers({ ...answersOf(exported), ...given });
  const report = new ImportReport();
  if (!exported.language.toLowerCase().startsWith(defaultLanguage)) {
    const text = `Its texts are in ${exported.language || 'a language that it does not name'}. They were imported as German texts, since every website needs German texts.`;
    report.add('Language', text);
  }
  const today = new Date().toISOString().slice(0, 10);
  let summary: readonly string[] = [];
  await writeProject(folder, answers, today, async (starter) => {
    const content = await importSite(exported, {
      starter,
      contentFolder: join(folder, 'content'),
      read: uploads === undefined ? fromWebsite(local) : fromUploads(uploads),
      report,
      today,
      progress: showProgress,
    });
    const count = (start: string) =>
      [...content.keys()].filter((name) => name.startsWith(start) && !starter.has(name)).length;
    summary = [`${count('pages/')} pages`, `${count('news/')} news`];
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'import.md'), report.text(summary));
    return content;
  }).catch((error: unknown) => {
    throw causeOf(error, { folder, outDir: folder });
  });
  console.log(
    [
      `Wrote the project to ${folder}: ${summary.join(', ')}.`,
      `${report.count} things were left out or need your attention: see ${join(folder, 'import.md')}`,
      `  PROJECT_DIR=${folder} npm run dev`,
      `shows it on http://localhost:8080. Next: ${join(folder, 'README.md')}`,
    ].join('\n'),
  );
}

/** @throws ProjectError if an argument is wrong */
function readOptions() {
  const { given: all, positionals } = readArguments(['out', 'uploads', 'local']);
  const { out, uploads, local, ...given } = all;
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0 || out === undefined) {
    throw new ProjectError(
      'Expected a file and a folder, as in `npm run import -- export.xml --out ../my-association`.',
    );
  }
  return { file, folder: out, uploads, local, given: given as GivenAnswers };
}

/** The answers that follow from an export. */
function answersOf({ title, items }: WordPressExport): GivenAnswers {
  const name = printable(plainText(title));
  return {
    ...(expectedInstead('name', name) === undefined && { name }),
    languages: defaultLanguage,
    pages: items.some(({ type }) => type === 'post') ? 'news' : 'none',
  };
}

function showProgress(done: number, all: number): void {
  if (!process.stdout.isTTY) return;
  process.stdout.write(`\r${done} of ${all} files${done === all ? '\n' : ''}`);
}

await importWebsite().catch(reportMistake);
