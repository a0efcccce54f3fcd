import { expect, test } from '@jest/globals';
import { readUpTo } from '../../../../data/files/readUpTo.ts';

function body(...parts: string[]) {
  return new Blob(parts).stream();
}

test('reads a body that is as long as allowed', async () => {
  const { bytes, isComplete } = await readUpTo(5, body('Gut', 'en'));
  expect(Buffer.from(bytes).toString()).toBe('Guten');
  expect(isComplete).toBe(true);
});

test('cuts off what is longer, and stops reading an endless body', async () => {
  let sent = 0;
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(Buffer.alloc(10, 'abcde'[sent]));
      sent += 1;
    },
    cancel() {
      isCancelled = true;
    },
  });
  const { bytes, isComplete } = await readUpTo(15, endless);
  expect(Buffer.from(bytes).toString()).toBe('aaaaaaaaaabbbbb');
  expect(isComplete).toBe(false);
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(5);
});

test('a response without a body has no bytes', async () => {
  const { bytes, isComplete } = await readUpTo(5, null);
  expect(bytes).toHaveLength(0);
  expect(isComplete).toBe(true);
});
