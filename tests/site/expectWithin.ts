import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from '@playwright/test';

/**
 * Checks a content's size after brotli at the highest level. That takes thirty times as long as a
 * lower level, so try the lower one first: a content within the budget there is also within it at
 * the highest level.
 */
export function expectWithin(content: Buffer | string, budget: number, name?: string): void {
  if (brotliCompressSync(content, quick).byteLength <= budget) return;
  expect.soft(brotliCompressSync(content).byteLength, name).toBeLessThanOrEqual(budget);
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
