import { printable } from '../../data/problems/printable.ts';
import { readEnvironment } from '../../data/settings/environment.ts';
import { examineBackend } from '../doctor/backend.ts';
import { examineCms } from '../doctor/cms.ts';
import { examineComputer } from '../doctor/computer.ts';
import { examineContent } from '../doctor/content.ts';
import type { Report } from '../doctor/report.ts';
import { examineWebsite } from '../doctor/website.ts';
import { reportMistake } from './reportMistake.ts';

/**
 * `npm run doctor`, with the variables of `npm run build`: prints what is missing for a published website, and
 * how to fix it. The exit code is 1 if something is. Changes nothing.
 */
async function doctor(): Promise<void> {
  const environment = readEnvironment();
  const isPublic = Boolean(process.env['SITE_URL']);
  const areas: Readonly<Record<string, () => Report | Promise<Report>>> = {
    Computer: () => examineComputer(environment.outDir),
    Content: () => examineContent(environment),
    Backend: () => examineBackend(environment),
    Website: () => examineWebsite(environment, isPublic),
    Directus: () => examineCms(environment, isPublic),
  };
  for (const [area, examine] of Object.entries(areas)) print(area, await examine());
  console.log(process.exitCode ? '\nFix the lines with ✗.' : '\nNothing is missing.');
}

function print(area: string, { found, faults, advice = [] }: Report): void {
  // Some lines quote answers of servers, which may contain control characters.
  console.log(printable(`${area}: ${found}`));
  for (const line of faults) console.log(printable(`  ✗ ${line}`));
  for (const line of advice) console.log(printable(`  Recommended: ${line}`));
  if (faults.length > 0) process.exitCode = 1;
}

await doctor().catch(reportMistake);
