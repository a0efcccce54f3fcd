/** Returns the anchor id of a year in a news list. The same in every language. */
export function yearId(year: string): string {
  return `jahr-${year}`;
}
