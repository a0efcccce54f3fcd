import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { downloadKinds, folderOf } from '../../data/fields/fileKinds.ts';
import { fileOf, whyMissing, type FileUse } from '../../data/files/files.ts';
import type { Problem } from '../../data/problems/problems.ts';

/**
 * Copies only those documents in `files/` that the content refers to.
 * @param folder the folder of the content
 * @returns problems that editors have to fix
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
