/** @jest-environment jsdom */
import { LogoPicture } from '../../../../components/primitives/LogoPicture.tsx';
import { Image, InTextColor } from '../../../../stories/primitives/LogoPicture.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('LogoPicture', () => {
  it('is a decorative image', () => {
    const { container } = renderOnPage(<LogoPicture {...Image.args} />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(container.querySelector('svg')).toBeNull();
  });

  it('is an inline drawing if it has the colour of the text', () => {
    const { container } = renderOnPage(<LogoPicture {...InTextColor.args} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg path')).toHaveAttribute('fill', 'currentColor');
    expect(container.querySelector('svg')!.parentElement).toHaveAttribute('aria-hidden', 'true');
  });
});
