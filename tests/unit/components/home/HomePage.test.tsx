/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { HomePage } from '../../../../components/home/HomePage.tsx';
import * as story from '../../../../stories/home/HomePage.stories.tsx';
import { hrefOf, hrefsOf, renderOnPage, textsOf } from '../../onPage.tsx';

const levels = () => screen.getAllByRole('heading').map(({ tagName }) => tagName);

describe('HomePage', () => {
  it('shows actions, topics and the latest news, with headings in order', () => {
    renderOnPage(<HomePage {...story.Association.args} />);
    expect(hrefOf('Mitglied werden')).toBe('/service/beitrittserklaerung');
    expect(hrefOf('Rat für Patienten')).toBe('/info');
    const topics = within(screen.getAllByRole('list')[0]!).getAllByRole('link');
    expect(textsOf(topics)).toEqual(['Aktuelles', 'Aus- und Fortbildung', 'Service']);
    const news = within(screen.getByRole('region', { name: 'Neueste Beiträge' }));
    expect(hrefsOf(news.getAllByRole('link'))).toEqual([
      '/aktuelles/neuer-mustervertrag',
      '/aktuelles/notfallseminar',
      '/aktuelles/hitze',
      '/aktuelles',
    ]);
    const part = ['H2', 'H3', 'H3', 'H3'];
    expect(levels()).toEqual(['H1', ...part, ...part, 'H2', 'H2']);
  });

  it('loads its picture before all others, and hides the pictures of topics from readers', () => {
    renderOnPage(<HomePage {...story.WithPictures.args} />);
    const picture = screen.getByRole('img', { name: 'Hügellandschaft bei Sonnenaufgang' });
    expect(picture).toHaveAttribute('loading', 'eager');
    const [topics] = screen.getAllByRole('list');
    expect(within(topics!).queryByRole('img')).not.toBeInTheDocument();
    expect(topics!.querySelectorAll('img[alt=""]')).toHaveLength(2);
  });

  it('has topics on level 2 if there is no heading above them', () => {
    renderOnPage(<HomePage {...story.TopicsWithoutHeading.args} />);
    expect(levels()).toEqual(['H1', 'H2', 'H2', 'H2']);
  });

  it('has no empty sections, and a decorative drawing', () => {
    const { container } = renderOnPage(<HomePage {...story.Minimal.args} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(levels()).toEqual(['H1']);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows newsletter and call to action only if the site has them', () => {
    const closing = () =>
      ['Newsletter', 'Haben Sie Fragen?'].map((name) => screen.queryByRole('heading', { name }));
    const { unmount } = renderOnPage(<HomePage {...story.Association.args} />);
    expect(closing()).toEqual([null, null]);
    unmount();
    renderOnPage(<HomePage {...story.WithEverything.args} />);
    expect(closing()).not.toContain(null);
  });
});
