import { resolve } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { suite } from '../playwright.ts';

/**
 * The configuration of a run that takes pictures. compare.ts runs it once before a change, and once after it.
 *
 * @param name the name of the spec file
 * @param serve the command that serves what is on the pictures
 */
export async function takingPictures(name: string, serve: string): Promise<PlaywrightTestConfig> {
  return {
    ...(await suite(`visual-${name}`, serve)),
    testMatch: `${name}.spec.ts`,
    // Playwright's own reporters print a line for each new picture.
    reporter: resolve('tests/visual/progressReporter.ts'),
    snapshotPathTemplate: resolve(process.env.PICTURES ?? '', '{arg}{ext}'),
    updateSnapshots: 'all',
  };
}
