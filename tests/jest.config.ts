import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import { leftOutToday } from './run/thirdDay.ts';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
};

/** Tests run as native ES modules, as the product does. */
const shared: Project = {
  rootDir: '.',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['@swc/jest', swc] },
  restoreMocks: true,
};

/** Tests of real programs. `roots` keeps Jest from scanning built and installed files. */
function programs(name: string, others: Project): Project {
  const folder = `<rootDir>/tests/${name}`;
  return {
    ...shared,
    displayName: name,
    testEnvironment: 'node',
    roots: [folder],
    testMatch: [`${folder}/**/*.test.ts`],
    testPathIgnorePatterns: leftOutToday(name).map((file) => `<rootDir>/${file}`),
    setupFilesAfterEnv: ['<rootDir>/tests/run/retry.ts'],
    ...others,
  };
}

export const unit: Project = {
  ...shared,
  displayName: 'unit',
  // No `window` by default. Tests that need one use `@jest-environment jsdom`.
  testEnvironment: '<rootDir>/tests/unit/nodeEnvironment.ts',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    // jsdom has no layout, so stylesheets of packages (the fonts) are left out.
    '\\.css$': '<rootDir>/tests/unit/emptyStyleSheet.ts',
    // The bundler replaces keys by labels, so tests use a substitute.
    '/inlinedLabels\\.ts$': '<rootDir>/tests/unit/browser/labels/inlinedLabels.ts',
    // The bundler provides the address of a worker's file.
    '/proofWorker\\.ts$': '<rootDir>/tests/unit/browser/forms/proofWorker.ts',
    // The build renders with Node's variant. The browser's variant needs features that jsdom lacks.
    '^react-dom/server$': 'react-dom/server.node',
  },
  modulePathIgnorePatterns: [
    'dist',
    'dist-library',
    'storybook-static',
    '.cache',
    'test-results',
  ].map((folder) => `<rootDir>/${folder}/`),
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts', '<rootDir>/tests/run/retry.ts'],
};

const config: Config = {
  rootDir: '..',
  projects: [
    unit,
    programs('hosts', {
      globalSetup: '<rootDir>/tests/hosts/install.ts',
      // Cloudflare publishes TypeScript, which must be transformed.
      transformIgnorePatterns: ['/node_modules/(?!@cloudflare/)'],
    }),
    programs('engines', {
      globalSetup: '<rootDir>/tests/engines/start.ts',
      globalTeardown: '<rootDir>/tests/engines/stop.ts',
    }),
    programs('library', {}),
    programs('cms', {
      globalSetup: '<rootDir>/tests/cms/install.ts',
      globalTeardown: '<rootDir>/tests/cms/stopAll.ts',
    }),
  ],
  reporters: ['default', '<rootDir>/tests/run/jestReporter.ts'],
  maxWorkers: availableParallelism(),
  // A generous limit for busy machines. A test that never ends still fails.
  testTimeout: 900_000,
  // Node frees a worker's memory of about a gigabyte after the last handle is closed. On a busy
  // machine, this takes longer than Jest's half second, and Jest would report a leak.
  workerGracefulExitTimeout: 60_000,
};

export default config;
