/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { TwelveColumns } from '../../../../stories/primitives/Grid.stories.tsx';
import { Container } from '../../../../components/primitives/Container.tsx';
import { Grid } from '../../../../components/primitives/Grid.tsx';
import { Stack } from '../../../../components/primitives/Stack.tsx';
import { Surface } from '../../../../components/primitives/Surface.tsx';
import { List, Responsive } from '../../../../stories/primitives/Stack.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Stack', () => {
  it('is a list for screen readers', () => {
    renderOnPage(<Stack {...List.args} />);
    expect(screen.getByRole('list').getAttributeNames()).toEqual(['class']);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('has the attributes of its element, and no style props in the HTML', () => {
    const { container } = renderOnPage(
      <Stack as="section" aria-label="Anschrift" id="anschrift" p={4} bg="surface" color="ink" />,
    );
    expect(screen.getByRole('region', { name: 'Anschrift' })).toHaveAttribute('id', 'anschrift');
    const names = container.firstElementChild!.getAttributeNames();
    expect(names.toSorted()).toEqual(['aria-label', 'class', 'id']);
  });

  it('resolves its props to tokens', () => {
    const { container } = renderOnPage(<Stack p={4} bg="surface" />);
    expect(rulesFor(container)).toContain('padding: var(--space-4)');
    expect(rulesFor(container)).toContain('background-color: var(--color-surface)');
  });

  it('does not compile with an inline style, which the Content-Security-Policy would block', () => {
    // @ts-expect-error This prop does not exist.
    expect(<Stack style={{ color: 'red' }} />).toBeDefined();
  });

  it('changes with the width of the window', () => {
    const { container } = renderOnPage(<Stack {...Responsive.args} />);
    expect(rulesFor(container)).toMatch(/min-width: ?48em.*flex-direction: row/s);
  });
});

describe('Container', () => {
  it.each([
    ['sm', '40rem'],
    ['md', '48rem'],
    ['lg', '64rem'],
    ['xl', '80rem'],
  ] as const)('is no wider than its size: %s', (size, width) => {
    const { container } = renderOnPage(<Container size={size} />);
    expect(rulesFor(container)).toContain(`max-width: ${width}`);
    expect(container.firstElementChild!.getAttributeNames()).toEqual(['class']);
  });
});

describe('Grid', () => {
  it('has one column, then twelve columns that can be narrower than their words', () => {
    const { container } = renderOnPage(<Grid {...TwelveColumns.args} />);
    expect(rulesFor(container)).toMatch(
      /columns: minmax\(0, 1fr\).*width>=36em.*columns: repeat\(12, minmax\(0, 1fr\)\).*span 1/s,
    );
    expect(container.firstElementChild!.getAttributeNames()).toEqual(['class']);
  });

  it('sets the width of its children at each breakpoint', () => {
    const span = { '2xl': 1, xl: 2, lg: 3, md: 6, sm: 4 } as const;
    const { container } = renderOnPage(<Grid span={span} />);
    // 576, 768, 992, 1200 and 1600 px at 16 px for each em.
    expect(rulesFor(container)).toMatch(
      /width>=36em.*span 4.*width>=48em.*span 6.*width>=62em.*span 3.*width>=75em.*span 2.*width>=100em.*span 1/s,
    );
  });
});

describe('Surface', () => {
  it('redefines the colours on the brand’s dark background', () => {
    const { container } = renderOnPage(<Surface tone="band" p={6} />);
    expect(rulesFor(container)).toContain('--color-ink: var(--color-on-band)');
    expect(container.firstElementChild!.getAttributeNames()).toEqual(['class']);
  });
});

/** The CSS rules of the first element in the container. */
function rulesFor(container: HTMLElement): string {
  const selector = `.${container.firstElementChild!.classList.item(0)!}`;
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .filter((rule) => rule.includes(selector))
    .join('\n');
}
