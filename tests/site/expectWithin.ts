import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from '@playwright/test';

/**
 * Checks how many bytes a content has with brotli at its best. That takes thirty times as long as a
 * quick look, which is enough for most contents: what is within the budget then is so at its best.
 */
export function expectWithin(content: Buffer | string, budget: number, name?: string): void {
  if (brotliCompressSync(content, quick).byteLength <= budget) return;
  expect.soft(brotliCompressSync(content).byteLength, name).toBeLessThanOrEqual(budget);
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
