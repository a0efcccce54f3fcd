import { mkdirSync } from 'node:fs';
import type { Config } from 'jest';

// Jest writes its JSON report only into a folder that exists.
mkdirSync('test-results', { recursive: true });

/**
 * Unit tests run as native ES modules, as the product does: `npm run test:unit`. They have no
 * `window`. A test that needs one names it: `@jest-environment jsdom`.
 */
const config: Config = {
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/tests/unit/nodeEnvironment.ts',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
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
  moduleNameMapper: {
    // jsdom does not lay out, so style sheets of packages (the fonts) are left out.
    '\\.css$': '<rootDir>/tests/unit/emptyStyleSheet.ts',
    // The bundler adds the words of the page's own scripts.
    '/scriptLabels\\.ts$': '<rootDir>/tests/unit/client/scriptLabels.ts',
    '/laterLabels\\.ts$': '<rootDir>/tests/unit/components/island/laterLabels.ts',
    // The bundler gives the address of a worker's file.
    '/proofWorker\\.ts$': '<rootDir>/tests/unit/browser/forms/proofWorker.ts',
    '/catalogueThread\\.ts$': '<rootDir>/tests/unit/browser/catalogue/catalogueThread.ts',
    // The build renders with Node's variant; the browser's needs more than jsdom has.
    '^react-dom/server$': 'react-dom/server.node',
  },
  modulePathIgnorePatterns: ['dist', 'storybook-static', '.cache', 'test-results'].map(
    (folder) => `<rootDir>/${folder}/`,
  ),
  testSequencer: '<rootDir>/tests/longestFirst.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  // A story in three languages takes its time on a busy machine, and a build more of it.
  testTimeout: 180_000,
  restoreMocks: true,
  maxWorkers: 2,
};

export default config;
