/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Picture } from '../../../../components/primitives/Picture.tsx';
import * as story from '../../../../stories/primitives/Picture.stories.tsx';

describe('Picture', () => {
  it('loads when needed, and reserves its space', () => {
    render(<Picture {...story.Informative.args} />);
    const image = screen.getByRole('img', { name: 'Hügellandschaft bei Sonnenaufgang' });
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('width', '640');
    expect(image).toHaveAttribute('height', '360');
    expect(image).not.toHaveAttribute('fetchpriority');
  });

  it('loads first if it has priority', () => {
    render(<Picture {...story.Priority.args} />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('is hidden from screen readers if it is decorative', () => {
    render(<Picture {...story.Decorative.args} />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('offers its sources, the best first', () => {
    const { container } = render(<Picture {...story.SeveralSources.args} />);
    const source = container.querySelector('picture > source:first-child');
    expect(source).toHaveAttribute('type', 'image/svg+xml');
    expect(source).toHaveAttribute('sizes', '(min-width: 48em) 50vw, 100vw');
  });

  it('keeps its focal point in view where it is cropped, and the middle without one', () => {
    const { container } = render(
      <>
        <Picture {...story.CroppedAroundItsFocus.args} />
        <Picture {...story.FillingABox.args} />
      </>,
    );
    const [cropped, middle] = [...container.querySelectorAll('img')].map(
      (image) => getComputedStyle(image).objectPosition,
    );
    expect(cropped).toBe('73% 33%');
    expect(middle).not.toBe('73% 33%');
    expect(container.querySelector('img')).not.toHaveAttribute('focus');
  });

  it('does not compile without a text alternative', () => {
    // @ts-expect-error `alt` is missing.
    expect(<Picture src="/a.jpg" width={1} height={1} />).toBeDefined();
  });
});
