import type { Config } from 'jest';
import { unit } from '../jest.config.ts';

/**
 * The unit tests for mutants: those that import the mutated file, or only those that
 * `MUTATION_TESTS` names. Each mutant loads all of them. For a file that the whole product imports,
 * this takes minutes.
 */
const config: Config = {
  ...unit,
  rootDir: '../..',
  testMatch: [`<rootDir>/${process.env['MUTATION_TESTS'] ?? 'tests/unit/**/*.test.{ts,tsx}'}`],
  // A mutant that never answers should fail its test soon: that is faster than restarting the
  // runner.
  testTimeout: 15_000,
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
};

export default config;
