import { loadContent } from '../../data/loadContent.ts';
import { gatherWarnings } from '../../data/problems/editorWarnings.ts';
import { printable } from '../../data/problems/printable.ts';
import type { Environment } from '../../data/settings/environment.ts';
import { isMistake } from '../commands/reportMistake.ts';
import { embedsIn } from '../richText/richText.ts';
import type { Report } from './report.ts';

/** Reads the content from the project's folder or its backend, and checks it as a build does. */
export async function examineContent(environment: Environment): Promise<Report> {
  const warnings = gatherWarnings();
  try {
    const { fileCount, source, leftOut } = await loadContent(environment, embedsIn);
    return {
      found: `${fileCount} pages from ${printable(source)}`,
      faults: leftOut ? leftOut.problems.split('\n') : [],
      advice:
        warnings.size > 0
          ? [`Warnings for editors: ${warnings.size}; npm run build prints them.`]
          : [],
    };
  } catch (error) {
    if (!isMistake(error)) throw error;
    return { found: 'can’t be published', faults: error.message.split('\n') };
  }
}
