/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { homePageFixtures } from '../../../../components/home/HomePage.fixtures.ts';
import { HomePage } from '../../../../components/home/HomePage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('HomePage', () => {
  it('leads to what most visitors come for', () => {
    renderOnPage(<HomePage {...homePageFixtures.german} />);
    expect(screen.getByRole('link', { name: 'Mitglied werden' })).toHaveAttribute(
      'href',
      '/service/beitrittserklaerung',
    );
    expect(screen.getByRole('link', { name: 'Rat für Patienten' })).toBeInTheDocument();
  });

  it('shows each topic as a tile whose link is its title', () => {
    renderOnPage(<HomePage {...homePageFixtures.german} />);
    const links = within(screen.getAllByRole('list')[0]!).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      homePageFixtures.german.topics.map(({ title }) => title),
    );
  });

  it('opens with the picture that there is, and loads it before all others', () => {
    renderOnPage(<HomePage {...homePageFixtures.withPictures} />);
    const { alt } = homePageFixtures.withPictures.picture;
    expect(screen.getByRole('img', { name: alt })).toHaveAttribute('loading', 'eager');
  });

  it('says of a tile’s picture no more than its title does', () => {
    renderOnPage(<HomePage {...homePageFixtures.withPictures} />);
    const [topics] = screen.getAllByRole('list');
    expect(within(topics!).queryByRole('img')).not.toBeInTheDocument();
    expect(topics!.querySelectorAll('img[alt=""]')).toHaveLength(2);
  });

  it('has an outline without gaps', () => {
    renderOnPage(<HomePage {...homePageFixtures.german} />);
    const ranks = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    const part = ['H2', 'H3', 'H3', 'H3'];
    expect(ranks).toEqual(['H1', ...part, ...part, 'H2', 'H2']);
  });

  it('has none without a heading above the topics either', () => {
    renderOnPage(<HomePage {...homePageFixtures.topicsWithoutHeading} />);
    const ranks = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(ranks).toEqual(['H1', 'H2', 'H2', 'H2']);
  });

  it('shows no topics where there are none', () => {
    renderOnPage(<HomePage {...homePageFixtures.minimal} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });

  it('shows the latest news, and the way to all of it', () => {
    renderOnPage(<HomePage {...homePageFixtures.german} />);
    const news = within(screen.getByRole('region', { name: 'Neueste Beiträge' }));
    expect(news.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...homePageFixtures.german.news.items.map(({ href }) => href),
      '/aktuelles',
    ]);
  });

  it('offers the newsletter and the call only where there is something behind them', () => {
    const { unmount } = renderOnPage(<HomePage {...homePageFixtures.german} />);
    const closing = () =>
      ['Newsletter', 'Haben Sie Fragen?'].map((name) => screen.queryByRole('heading', { name }));
    expect(closing()).toEqual([null, null]);
    unmount();
    renderOnPage(<HomePage {...homePageFixtures.withEverything} />);
    expect(closing()).not.toContain(null);
  });

  it('has a drawing that says nothing', () => {
    const { container } = renderOnPage(<HomePage {...homePageFixtures.minimal} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('marks what nobody has translated', () => {
    renderOnPage(<HomePage {...homePageFixtures.french} />, 'fr');
    expect(screen.getByText('Rat für Patienten')).toHaveAttribute('lang', 'de');
    expect(screen.getByText('Schiedsstelle')).toHaveAttribute('lang', 'de');
  });
});
