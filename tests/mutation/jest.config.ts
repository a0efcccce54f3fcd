import type { Config } from 'jest';
import unit from '../unit/jest.config.ts';

/**
 * The unit tests that a mutant is tried against. `MUTATION_TESTS` names a folder of them: each mutant
 * loads all the files that import it, which takes minutes for what the whole product imports.
 */
const config: Config = {
  ...unit,
  testMatch: [`<rootDir>/${process.env.MUTATION_TESTS ?? 'tests/unit'}/**/*.test.{ts,tsx}`],
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/jsdom',
};

export default config;
