import { mkdirSync } from 'node:fs';
import type { Config } from 'jest';

// Jest writes its JSON report only into a folder that exists.
mkdirSync('test-results', { recursive: true });

/** The built site as real nginx and Apache serve it by our files: `npm run build && npm run test:hosts`. */
const config: Config = {
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/hosts/**/*.test.ts'],
  globalSetup: '<rootDir>/tests/hosts/install.ts',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // What Cloudflare publishes of itself is TypeScript.
  transformIgnorePatterns: ['/node_modules/(?!@cloudflare/)'],
  roots: ['<rootDir>/tests/hosts'],
  restoreMocks: true,
  // Builds, servers and browsers take their time on a busy machine.
  testTimeout: 300_000,
  maxWorkers: 2,
};

export default config;
