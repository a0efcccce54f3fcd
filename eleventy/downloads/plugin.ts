import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { downloadKinds, folderOf } from '../../data/files/fileKinds.ts';
import { fileOf, fileUses, whyMissing, type FileUse } from '../../data/files/files.ts';
import type { Content } from '../../data/Content.ts';
import { warnEditors } from '../../data/checks/editorWarnings.ts';
import type { Problem } from '../../data/model/problems.ts';
import type { EleventyConfig } from '../eleventyConfig.ts';

/** Publishes the documents that the content links to, at `/files/`. */
export function downloads(config: EleventyConfig, content: () => Promise<Content>) {
  config.on('eleventy.after', async ({ directories }) => {
    const { site, folder } = await content();
    const problems = await copyDownloads(fileUses(site), folder, directories.output);
    for (const { origin, field, expected } of problems) {
      warnEditors(origin, field, `expected ${expected}`);
    }
  });
}

/**
 * Copies the documents that the content refers to, and nothing else that lies in `files/`.
 *
 * @param folder the folder of the content
 * @returns what the editor has to mend
 */
export async function copyDownloads(
  uses: readonly FileUse[],
  folder: string,
  outDir: string,
): Promise<Problem[]> {
  const warnings: Problem[] = [];
  for (const use of uses) {
    if (use.folder !== 'files') continue;
    const file = fileOf(use, folder);
    const isOffered = folderOf(use.file) === 'files';
    if (file !== undefined && isOffered) {
      const target = join(outDir, use.folder, use.file);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(file, target);
    } else if (!use.onHost) {
      const { origin, field } = use;
      const expected = isOffered
        ? `a document in the content's files/, found ${whyMissing(use, folder) ?? 'none'}`
        : `a document that the website offers (${downloadKinds}), found ${use.file}`;
      warnings.push({ origin, field, expected });
    }
  }
  return warnings;
}
