import { writeFileSync } from 'node:fs';

/** Loaded before a command, it notes what the command took when it ends. */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage: Usage = {
    wallSeconds: process.uptime(),
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    memoryMegabytes: maxRSS / 1024,
  };
  writeFileSync(process.env.USAGE_FILE ?? 'usage.json', JSON.stringify(usage));
});

/** Of Node alone: the search's index is made by a program of its own. */
export interface Usage {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  readonly memoryMegabytes: number;
}
