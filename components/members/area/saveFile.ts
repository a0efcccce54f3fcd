/** Has the browser save a file that is already here, under its name; no address ever leads to it. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read after this.
  setTimeout(() => URL.revokeObjectURL(url), readingTime);
}

/** Milliseconds. */
const readingTime = 60_000;
