import { mkdirSync } from 'node:fs';
import type { Config } from 'jest';

// Jest writes its JSON report only into a folder that exists.
mkdirSync('test-results', { recursive: true });

/** The site in WebKit and Firefox. Chromium has tests/site. */
const config: Config = {
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/engines/**/*.test.ts'],
  globalSetup: '<rootDir>/tests/engines/start.ts',
  globalTeardown: '<rootDir>/tests/engines/stop.ts',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript', tsx: true } } }],
  },
  roots: ['<rootDir>/tests/engines'],
  // A browser takes 8 s to start on a busy machine, and a visitor waits up to 15 s for one thing.
  testTimeout: 120_000,
  // One engine each.
  maxWorkers: 2,
};

export default config;
