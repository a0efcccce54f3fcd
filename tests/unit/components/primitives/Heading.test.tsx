/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Heading } from '../../../../components/primitives/Heading.tsx';
import { SizeOfAnotherLevel } from '../../../../stories/primitives/Heading.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Heading', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('has level %i', (level) => {
    renderOnPage(<Heading level={level}>Satzung</Heading>);
    expect(screen.getByRole('heading', { level, name: 'Satzung' })).toBeVisible();
  });

  it('keeps its level if it has the size of another one', () => {
    renderOnPage(
      <>
        <Heading {...SizeOfAnotherLevel.args} />
        <Heading level={4}>Anlagen</Heading>
      </>,
    );
    const [second, fourth] = screen.getAllByRole('heading');
    expect(second!.tagName).toBe('H2');
    expect(second).toHaveAttribute('id', 'termine');
    expect(second).not.toHaveAttribute('size');
    expect(second!.className).toBe(fourth!.className);
  });
});
