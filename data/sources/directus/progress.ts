/** Tells on stderr how far a long read is, where somebody watches: not in CI, nor into a file. */
export function progress(stream: NodeJS.WriteStream = process.stderr) {
  const watched = stream.isTTY && !process.env['CI'];
  let told = false;
  return {
    tell(what: string, done: number, total: number): void {
      if (!watched) return;
      told = true;
      stream.write(`\r\u001b[KReading ${what}: ${done} of ${total}`);
    },
    end(): void {
      if (told) stream.write('\r\u001b[K');
    },
  };
}
