import { readdirSync, readFileSync } from 'node:fs';

/** The memory of a process and its children. 0 if the process has just ended. */
export function kilobytesOf(id: string): number {
  try {
    const [, own = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    const children = readdirSync(`/proc/${id}/task`).flatMap((task) =>
      readFileSync(`/proc/${id}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + kilobytesOf(child), Number(own));
  } catch {
    return 0;
  }
}
