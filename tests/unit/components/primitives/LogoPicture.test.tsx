/** @jest-environment jsdom */
import { Image, InTextColor } from '../../../../stories/primitives/LogoPicture.stories.tsx';
import { LogoPicture } from '../../../../components/primitives/LogoPicture.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('LogoPicture', () => {
  it('is an image, which says nothing beside the name', () => {
    const { container } = renderOnPage(<LogoPicture {...Image.args} />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(container.querySelector('svg')).toBeNull();
  });

  it('stands in the page itself where it is drawn in the colour of the text', () => {
    const { container } = renderOnPage(<LogoPicture {...InTextColor.args} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg path')).toHaveAttribute('fill', 'currentColor');
    expect(container.querySelector('svg')!.parentElement).toHaveAttribute('aria-hidden', 'true');
  });
});
