import { heightAnimationFixtures } from '../../../components/primitives/HeightAnimation.fixtures.ts';
import { HeightAnimation } from '../../../components/primitives/HeightAnimation.tsx';
import { renderOnPage } from '../onPage.tsx';

describe('HeightAnimation', () => {
  it.each([
    ['open', false],
    ['closed', true],
  ] as const)('%s: keyboard and screen reader are kept out: %s', (state, keptOut) => {
    const { container } = renderOnPage(<HeightAnimation {...heightAnimationFixtures[state]} />);
    expect(container.firstElementChild!.hasAttribute('inert')).toBe(keptOut);
    expect(container.firstElementChild!.hasAttribute('data-open')).toBe(!keptOut);
  });
});
