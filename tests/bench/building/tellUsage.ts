import { readFileSync, writeFileSync } from 'node:fs';

/** What a command took. */
export interface Usage {
  readonly wallSeconds: number;
  /** With the programs that it started and waited for, such as the search's indexer (on Linux). */
  readonly cpuSeconds: number;
  /** The most that Node alone held at a time. */
  readonly memoryMegabytes: number;
}

/** Loaded before a command, it notes what the command took when it ends. */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage: Usage = {
    wallSeconds: process.uptime(),
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 + secondsOfPrograms(),
    memoryMegabytes: maxRSS / 1024,
  };
  writeFileSync(process.env.USAGE_FILE ?? 'usage.json', JSON.stringify(usage));
});

/** Linux counts them in hundredths, as `cutime` and `cstime` of proc(5). */
function secondsOfPrograms(): number {
  if (process.platform !== 'linux') return 0;
  const afterName = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(afterName[13]) + Number(afterName[14])) / 100;
}
