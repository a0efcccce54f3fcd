/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import * as story from '../../../../stories/navigation/PrimaryMenu.stories.tsx';
import { PrimaryMenu } from '../../../../components/navigation/PrimaryMenu.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('PrimaryMenu', () => {
  it('is the main navigation, one item for each entry', () => {
    renderOnPage(<PrimaryMenu entries={story.Association.args.entries} />);
    const menu = screen.getByRole('navigation', { name: 'Hauptmenü' });
    const [row] = within(menu).getAllByRole('list');
    expect(row!.children).toHaveLength(story.Association.args.entries.length);
  });

  it('lets the browser keep one group open at a time, since all share a name', () => {
    renderOnPage(<PrimaryMenu entries={story.Association.args.entries} />);
    const names = groups().map((group) => group.getAttribute('name'));
    expect(names).toHaveLength(2);
    expect(new Set(names)).toEqual(new Set(['primary-menu']));
  });

  it('starts with all groups closed, even around the page that is shown', () => {
    renderOnPage(<PrimaryMenu entries={story.OpenGroup.args.entries} />);
    expect(groups().filter(({ open }) => open)).toEqual([]);
  });

  it('sets the sections of a group apart by headings', () => {
    renderOnPage(<PrimaryMenu entries={story.Association.args.entries} />);
    const group = within(groupAround('Wer wir sind'));
    expect(group.getByText('Menschen')).toBeInTheDocument();
    expect(group.getByText('Zusammenarbeit')).toBeInTheDocument();
    expect(group.getAllByRole('list')).toHaveLength(2);
  });

  it('marks the page that is shown, and nothing else', () => {
    renderOnPage(<PrimaryMenu entries={story.OnLink.args.entries} />);
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([
      screen.getByRole('link', { name: 'Aktuelles' }),
    ]);
  });

  it('marks a page inside a group', () => {
    renderOnPage(<PrimaryMenu entries={story.OpenGroup.args.entries} />);
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([
      screen.getByRole('link', { name: 'Satzung' }),
    ]);
  });

  it('marks labels that nobody has translated', () => {
    renderOnPage(<PrimaryMenu entries={story.PartlyTranslated.args.entries} />, 'fr');
    expect(screen.getByText('Wer wir sind')).toHaveAttribute('lang', 'de');
    expect(screen.getByText('Menschen')).toHaveAttribute('lang', 'de');
  });
});

function groups() {
  return [...document.querySelectorAll('details')];
}

function groupAround(label: string): HTMLElement {
  return screen.getByText(label).closest('details')!;
}
