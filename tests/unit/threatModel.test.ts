import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { attempts } from '../../cms/check/threatFindings.ts';

/** The last column of the threat model (docs/operating.md) names the tests that try each attack. */
const rows = readFileSync('docs/operating.md', 'utf8')
  .split('\n## Threat model\n')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| …'))
  .map((line) => line.split(/ *\| */).slice(1, -1));

it('holds each line of the threat model by tests that are there', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const [who, , triedBy = ''] of rows) {
    const tests = [...triedBy.matchAll(/`([^`]+)`/g)].map(([, test]) => `tests/${test}`);
    const missing = tests.filter(
      (test) => !['.test.ts', '.test.tsx', '.spec.ts'].some((ending) => existsSync(test + ending)),
    );
    expect({ who, missing, count: tests.length > 0 }).toEqual({ who, missing: [], count: true });
  }
});

it('has each line that npm run cms:check tries', () => {
  const lines = rows.map(([who]) => who);
  for (const { threat } of attempts) {
    expect(lines).toContainEqual(expect.stringContaining(threat));
  }
});
