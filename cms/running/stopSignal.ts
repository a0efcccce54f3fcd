/** Returns a signal that is aborted by Ctrl-C, by closing the terminal, or by a request to end this process. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => stop.abort());
  }
  return stop.signal;
}
