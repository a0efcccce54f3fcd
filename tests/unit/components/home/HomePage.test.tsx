/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import * as story from '../../../../stories/home/HomePage.stories.tsx';
import { HomePage } from '../../../../components/home/HomePage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('HomePage', () => {
  it('leads to what most visitors come for', () => {
    renderOnPage(<HomePage {...story.Association.args} />);
    expect(screen.getByRole('link', { name: 'Mitglied werden' })).toHaveAttribute(
      'href',
      '/service/beitrittserklaerung',
    );
    expect(screen.getByRole('link', { name: 'Rat für Patienten' })).toBeInTheDocument();
  });

  it('shows each topic as a tile whose link is its title', () => {
    renderOnPage(<HomePage {...story.Association.args} />);
    const links = within(screen.getAllByRole('list')[0]!).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      story.Association.args.topics.map(({ title }) => title),
    );
  });

  it('opens with the picture that there is, and loads it before all others', () => {
    renderOnPage(<HomePage {...story.WithPictures.args} />);
    const { alt } = story.WithPictures.args.picture;
    expect(screen.getByRole('img', { name: alt })).toHaveAttribute('loading', 'eager');
  });

  it('says of a tile’s picture no more than its title does', () => {
    renderOnPage(<HomePage {...story.WithPictures.args} />);
    const [topics] = screen.getAllByRole('list');
    expect(within(topics!).queryByRole('img')).not.toBeInTheDocument();
    expect(topics!.querySelectorAll('img[alt=""]')).toHaveLength(2);
  });

  it('has an outline without gaps', () => {
    renderOnPage(<HomePage {...story.Association.args} />);
    const ranks = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    const part = ['H2', 'H3', 'H3', 'H3'];
    expect(ranks).toEqual(['H1', ...part, ...part, 'H2', 'H2']);
  });

  it('has none without a heading above the topics either', () => {
    renderOnPage(<HomePage {...story.TopicsWithoutHeading.args} />);
    const ranks = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(ranks).toEqual(['H1', 'H2', 'H2', 'H2']);
  });

  it('shows no topics where there are none', () => {
    renderOnPage(<HomePage {...story.Minimal.args} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });

  it('shows the latest news, and the way to all of it', () => {
    renderOnPage(<HomePage {...story.Association.args} />);
    const news = within(screen.getByRole('region', { name: 'Neueste Beiträge' }));
    expect(news.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...story.Association.args.news.items.map(({ href }) => href),
      '/aktuelles',
    ]);
  });

  it('offers the newsletter and the call only where there is something behind them', () => {
    const { unmount } = renderOnPage(<HomePage {...story.Association.args} />);
    const closing = () =>
      ['Newsletter', 'Haben Sie Fragen?'].map((name) => screen.queryByRole('heading', { name }));
    expect(closing()).toEqual([null, null]);
    unmount();
    renderOnPage(<HomePage {...story.WithEverything.args} />);
    expect(closing()).not.toContain(null);
  });

  it('has a drawing that says nothing', () => {
    const { container } = renderOnPage(<HomePage {...story.Minimal.args} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('marks what nobody has translated', () => {
    renderOnPage(<HomePage {...story.PartlyTranslated.args} />, 'fr');
    expect(screen.getByText('Rat für Patienten')).toHaveAttribute('lang', 'de');
    expect(screen.getByText('Schiedsstelle')).toHaveAttribute('lang', 'de');
  });
});
