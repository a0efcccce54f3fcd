import { describe, expect, it } from '@jest/globals';
import { factsOf } from '../../../.storybook/componentPage/componentFacts.ts';

describe('the facts of a component', () => {
  it('are its size and the tokens that its styles name', async () => {
    const { bytes, tokens } = await factsOf('components/contact/PostalAddress.tsx');
    expect(bytes).toBeGreaterThan(100);
    expect(bytes).toBeLessThan(1000);
    expect(tokens).toEqual([]);
    expect((await factsOf('components/primitives/Notice.tsx')).tokens).toContain('--space-3');
  });

  it('name all tokens of which a property chooses one', async () => {
    const { tokens } = await factsOf('components/primitives/Heading.tsx');
    expect(tokens).toEqual(['--font-size-*', '--line-tight']);
  });

  it('do not count what the component loads later', async () => {
    // Sending a message takes a worker, which only Vite can build.
    const { bytes } = await factsOf('components/forms/VisitorForm.island.tsx');
    expect(bytes).toBeGreaterThan(1000);
  });
});
