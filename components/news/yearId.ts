/** The id of a year in a list of news, in every language. */
export function yearId(year: string): string {
  return `jahr-${year}`;
}
