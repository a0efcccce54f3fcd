/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as story from '../../../../stories/consent/ExternalContent.stories.tsx';
import { ExternalContent } from '../../../../components/consent/ExternalContent.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ExternalContent', () => {
  it('says what will be loaded, and from whom, and loads nothing', () => {
    const { container } = renderOnPage(<ExternalContent {...story.Video.args} />);
    const place = screen.getByRole('group', { name: story.Video.args.title });
    expect(place).toHaveTextContent('YouTube');
    expect(place).toHaveAttribute('data-function', 'videos');
    expect(container.querySelector('iframe, img, [src]')).toBeNull();
  });

  it('can be loaded once or always, and leads to the privacy notice', () => {
    renderOnPage(<ExternalContent {...story.Video.args} />);
    expect(screen.getByRole('button', { name: 'Einmal laden' })).toHaveValue('once');
    expect(screen.getByRole('button', { name: 'Immer laden' })).toHaveValue('always');
    expect(screen.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute(
      'href',
      '/datenschutz',
    );
  });

  it('leads to the content itself', () => {
    renderOnPage(<ExternalContent {...story.UnknownProvider.args} />);
    const link = screen.getByRole('link', { name: /^Bei anmeldung.kongress.example öffnen/ });
    expect(link).toHaveAttribute('href', story.UnknownProvider.args.src);
    expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
  });

  it('marks its words, not the title, in a text of another language', () => {
    renderOnPage(<ExternalContent {...story.InTextOfAnotherLanguage.args} />, 'fr');
    expect(screen.getByText(/^Ce contenu/).closest('[lang]')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText(story.InTextOfAnotherLanguage.args.title).closest('[lang]')).toBeNull();
  });
});
