/** Aborted by Ctrl-C, by the end of the terminal, and by whoever ends this process. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => stop.abort());
  }
  return stop.signal;
}
