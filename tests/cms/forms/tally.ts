import type { EndpointAnswer } from './endpoint.ts';

/** The number of responses of each kind. */
export function tally(answers: readonly EndpointAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { told, status } of answers) {
    const name = told ?? String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

export function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
