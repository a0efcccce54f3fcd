/** Compares versions such as 0.9.0 and 0.10.0 for sorting. */
export function compareVersions(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true });
}
