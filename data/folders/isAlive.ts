/** Whether a process of this computer runs. */
export function isAlive(pid: number): boolean {
  try {
    // Signal 0 sends nothing. It only checks that the process exists.
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
