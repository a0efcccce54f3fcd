import { afterAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';

// An own folder for temporary files, so that the ports of other tests stay theirs.
const TMPDIR = mkdtempSync(join(tmpdir(), 'ports-'));
afterAll(() => rmSync(TMPDIR, { recursive: true }));

test('two processes never get the same port, and a process that ended keeps none', async () => {
  const [one, two] = await Promise.all([processWithPorts(3000), processWithPorts(3000)]);
  expect(new Set([...one.ports, ...two.ports]).size).toBe(6000);
  await Promise.all([one.end(), two.end()]);
  // More than the other two have left of 12,000.
  const three = await processWithPorts(7000);
  expect(new Set(three.ports).size).toBe(7000);
  await three.end();
});

/** Starts a process that chooses free ports and then runs until it is ended. */
async function processWithPorts(count: number) {
  const script = `
    const { freePorts } = await import('./tests/freePort.ts');
    console.log((await freePorts(${count})).join());
    process.stdin.resume();
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, TMPDIR },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    ports: line.split(',').map(Number),
    async end(): Promise<void> {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}
