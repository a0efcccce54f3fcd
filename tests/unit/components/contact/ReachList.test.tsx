/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ReachList } from '../../../../components/contact/ReachList.tsx';
import * as story from '../../../../stories/contact/ReachList.stories.tsx';
import { hrefOf, renderOnPage, textsOf } from '../../onPage.tsx';

describe('ReachList', () => {
  it('links phone numbers and the email address, with an icon, but not the fax number', () => {
    renderOnPage(<ReachList {...story.Everything.args} />);
    expect(hrefOf(/^\+49 30 23125010/)).toBe('tel:+493023125010');
    expect(screen.getByRole('link', { name: /^\+49 30/ })).toHaveAttribute('title', 'Telefon');
    expect(hrefOf(/^info@vhm.example/)).toBe('mailto:info@vhm.example');
    expect(screen.getByText('+49 30 23125019').closest('a')).toBeNull();
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(3);
    for (const link of links) expect(link.querySelector('svg')).not.toBeNull();
  });

  it('shows a number that cannot be parsed as it was written', () => {
    renderOnPage(<ReachList {...story.PhoneInWords.args} />);
    expect(screen.getByText('Durchwahl 4711, nur vormittags').closest('a')).toBeNull();
  });

  it('leaves out missing data, and is empty without any', () => {
    const { unmount } = renderOnPage(<ReachList {...story.PhoneOnly.args} />);
    expect(textsOf(screen.getAllByRole('term'))).toEqual(['Telefon']);
    unmount();
    expect(renderOnPage(<ReachList />).container).toBeEmptyDOMElement();
  });
});
