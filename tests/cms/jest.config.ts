import { mkdirSync } from 'node:fs';
import type { Config } from 'jest';

// Jest writes its JSON report only into a folder that exists.
mkdirSync('test-results', { recursive: true });

/** Tests against a real Directus: `npm run test:cms`. */
const config: Config = {
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/cms/**/*.test.ts'],
  globalSetup: '<rootDir>/tests/cms/install.ts',
  globalTeardown: '<rootDir>/tests/cms/stopAll.ts',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    // The words of the pages come with what shows them.
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
      },
    ],
  },
  // Not the root, where Jest would look through all that Directus consists of.
  roots: ['<rootDir>/tests/cms'],
  restoreMocks: true,
  // A test waits for what a slow machine takes (./patience.ts), and often for several things.
  testTimeout: 600_000,
  testSequencer: '<rootDir>/tests/longestFirst.ts',
  // Each worker has a shared Directus, whose files follow each other; see sharedCms.ts.
  maxWorkers: 2,
};

export default config;
