/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as story from '../../../../stories/navigation/Breadcrumbs.stories.tsx';
import { Breadcrumbs } from '../../../../components/navigation/Breadcrumbs.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Breadcrumbs', () => {
  it('lead back up, and end with the page, which is no link', () => {
    renderOnPage(<Breadcrumbs {...story.ThreeLevels.args} />);
    expect(screen.getByRole('navigation', { name: 'Sie sind hier' })).toBeInTheDocument();
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Startseite',
      'Aktuelles',
      'Jahrestagung in Musterstadt',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/aktuelles',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'page']);
  });

  it('name a part of the site that has no page of its own', () => {
    renderOnPage(<Breadcrumbs {...story.SectionWithoutPage.args} />);
    expect(screen.queryByRole('link', { name: 'Service' })).not.toBeInTheDocument();
    expect(screen.getByText('Service')).toBeInTheDocument();
  });

  it('mark words of another language', () => {
    renderOnPage(<Breadcrumbs {...story.PartlyTranslated.args} />, 'fr');
    expect(screen.getByText('Wer wir sind')).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('navigation', { name: 'Vous êtes ici' })).toBeInTheDocument();
  });
});
