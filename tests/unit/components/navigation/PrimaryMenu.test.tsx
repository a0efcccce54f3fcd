/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { PrimaryMenu } from '../../../../components/navigation/PrimaryMenu.tsx';
import {
  Association,
  OnLink,
  OpenGroup,
} from '../../../../stories/navigation/PrimaryMenu.stories.tsx';
import { renderOnPage, textsOf } from '../../onPage.tsx';

const groups = () => [...document.querySelectorAll('details')];
const currentPages = () => textsOf(screen.getAllByRole('link', { current: 'page' }));

describe('PrimaryMenu', () => {
  it('is the main navigation, with an item for each entry and a heading for each section', () => {
    renderOnPage(<PrimaryMenu {...Association.args} />);
    const menu = screen.getByRole('navigation', { name: 'Hauptmenü' });
    expect(within(menu).getAllByRole('list')[0]!.children).toHaveLength(5);
    const group = within(screen.getByText('Wer wir sind').closest('details')!);
    expect(group.getByText('Menschen')).toBeInTheDocument();
    expect(group.getByText('Zusammenarbeit')).toBeInTheDocument();
    expect(group.getAllByRole('list')).toHaveLength(2);
  });

  it('lets the browser keep one group open at a time, because all share a name', () => {
    renderOnPage(<PrimaryMenu {...Association.args} />);
    const names = groups().map((group) => group.getAttribute('name'));
    expect(names).toEqual(['primary-menu', 'primary-menu']);
  });

  it('marks the current page only', () => {
    renderOnPage(<PrimaryMenu {...OnLink.args} />);
    expect(currentPages()).toEqual(['Aktuelles']);
  });

  it('marks a page inside a group, and starts with the group closed', () => {
    renderOnPage(<PrimaryMenu {...OpenGroup.args} />);
    expect(currentPages()).toEqual(['Satzung']);
    expect(groups().filter(({ open }) => open)).toEqual([]);
  });
});
