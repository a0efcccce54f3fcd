import { globSync, readFileSync, writeFileSync } from 'node:fs';

for (const file of globSync('tests/unit/**/*.test.{ts,tsx}')) {
  const source = readFileSync(file, 'utf8');
  const reporting = source.replace(
    /@jest-environment (node|jsdom)/,
    '@jest-environment @stryker-mutator/jest-runner/jest-env/$1',
  );
  if (reporting !== source) writeFileSync(file, reporting);
}
