/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { SubNavigation } from '../../../../components/navigation/SubNavigation.tsx';
import * as story from '../../../../stories/navigation/SubNavigation.stories.tsx';
import { renderOnPage, textsOf } from '../../onPage.tsx';

const current = () => screen.getByRole('link', { current: 'page' });

describe('SubNavigation', () => {
  it('has the section as name, and marks the current page', () => {
    renderOnPage(<SubNavigation {...story.ThreePages.args} />);
    const navigation = within(screen.getByRole('navigation', { name: 'Service' }));
    const links = textsOf(navigation.getAllByRole('link'));
    expect(links).toEqual(['Leistungen', 'Satzung', 'Schiedsstelle']);
    expect(current()).toHaveTextContent('Satzung');
  });

  it('starts with the overview, which can be the current page', () => {
    const { unmount } = renderOnPage(<SubNavigation {...story.WithOverview.args} />);
    expect(screen.getAllByRole('link')[0]).toHaveTextContent('Übersicht');
    unmount();
    renderOnPage(<SubNavigation {...story.OnOverview.args} />);
    expect(current()).toHaveTextContent('Übersicht');
  });
});
