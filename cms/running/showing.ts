/**
 * Shows progress while `work` runs: a counter of seconds in a terminal, one line if the output goes to a
 * file, and nothing in CI.
 */
export async function showing<Result>(
  what: string,
  work: () => Promise<Result>,
  { stdout, env }: Pick<NodeJS.Process, 'stdout' | 'env'> = process,
): Promise<Result> {
  if (env['CI']) return work();
  if (!stdout.isTTY) {
    stdout.write(`${what} …\n`);
    return work();
  }
  const from = performance.now();
  const draw = () =>
    stdout.write(`\r${what} … ${((performance.now() - from) / 1000).toFixed(0)} s`);
  draw();
  const ticking = setInterval(draw, 1000);
  try {
    return await work();
  } finally {
    clearInterval(ticking);
    stdout.write('\n');
  }
}
