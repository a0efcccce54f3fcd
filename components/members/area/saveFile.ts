/** Saves a file that is already in memory. The file has no public URL. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Delayed: some browsers start to read the file after this function returns.
  setTimeout(() => URL.revokeObjectURL(url), readingTime);
}

/** Milliseconds that a browser has to read the file. */
const readingTime = 60_000;
