/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ExternalContent } from '../../../../components/consent/ExternalContent.tsx';
import * as story from '../../../../stories/consent/ExternalContent.stories.tsx';
import { hrefOf, renderOnPage } from '../../onPage.tsx';

const { title } = story.Video.args;

describe('ExternalContent', () => {
  it('names content and provider, offers to load it once or always, and loads nothing', () => {
    const { container } = renderOnPage(<ExternalContent {...story.Video.args} />);
    const place = screen.getByRole('group', { name: title });
    expect(place).toHaveTextContent('YouTube');
    expect(place).toHaveAttribute('data-function', 'videos');
    expect(container.querySelector('iframe, img, [src]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Einmal laden' })).toHaveValue('once');
    expect(screen.getByRole('button', { name: 'Immer laden' })).toHaveValue('always');
    expect(hrefOf('Datenschutzerklärung')).toBe('/datenschutz');
  });

  it('links to the content itself', () => {
    renderOnPage(<ExternalContent {...story.UnknownProvider.args} />);
    const link = screen.getByRole('link', { name: /^Bei anmeldung.kongress.example öffnen/ });
    expect(link).toHaveAttribute('href', 'https://anmeldung.kongress.example/formular?id=7');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
  });

  it('marks its own words, not the title, in a text of another language', () => {
    renderOnPage(<ExternalContent {...story.InTextOfAnotherLanguage.args} />, 'fr');
    expect(screen.getByText(/^Ce contenu/).closest('[lang]')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText(title).closest('[lang]')).toBeNull();
  });
});
