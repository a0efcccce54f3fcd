import type { Config } from 'jest';
import { unit } from '../jest.config.ts';

/**
 * The unit tests that mutants are tried against: those that import the mutated file, or the ones among
 * them that `MUTATION_TESTS` names. Each mutant loads all of them, which takes minutes for a file that the
 * whole product imports.
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
