import { mkdirSync } from 'node:fs';
import type { Config } from 'jest';

// Jest writes its JSON report only into a folder that exists.
mkdirSync('test-results', { recursive: true });

/** Tests against a real Directus: `npm run test:cms`. */
const config: Config = {
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/cms/**/*.test.ts'],
  globalSetup: '<rootDir>/tests/cms/install.ts',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' } } }],
  },
  // Not the root, where Jest would look through all that Directus consists of.
  roots: ['<rootDir>/tests/cms'],
  restoreMocks: true,
  // The first start may install Directus.
  testTimeout: 120_000,
  maxWorkers: 1,
};

export default config;
