import autocannon from 'autocannon';
import { megabytes } from './installations.ts';
import type { Requests } from './requests.ts';

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  readonly slowest: number;
  /** Requests that were refused, or got no answer. */
  readonly failed: number;
  /** The most memory of Directus, sampled twice a second. */
  readonly megabytes: number;
}

type Load = {
  /** How many people wait for an answer at the same time. */
  readonly atOnce: number;
} & (
  | {
      /** Seconds. */
      readonly duration: number;
    }
  | {
      /** The number of requests. */
      readonly amount: number;
    }
);

/** Repeats requests, as many at the same time as there are people, and waits for each answer. */
export async function underLoad(
  url: string,
  requests: Requests,
  { atOnce, ...limit }: Load,
): Promise<Measured> {
  let peak = megabytes();
  const watch = setInterval(() => {
    peak = Math.max(peak, megabytes());
  }, 500);
  const { latency, errors, ...result } = await autocannon({
    ...{ url, connections: atOnce, timeout: 60, requests: [requests] },
    ...limit,
  });
  clearInterval(watch);
  return {
    perSecond: result['2xx'] / result.duration,
    median: latency.p50,
    p99: latency.p99,
    slowest: latency.max,
    failed: result.non2xx + errors,
    megabytes: peak,
  };
}
