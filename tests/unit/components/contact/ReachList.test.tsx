/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as story from '../../../../stories/contact/ReachList.stories.tsx';
import { ReachList } from '../../../../components/contact/ReachList.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ReachList', () => {
  it('lets a phone call the number', () => {
    renderOnPage(<ReachList {...story.Everything.args} />);
    const link = screen.getByRole('link', { name: /^\+49 30 23125010/ });
    expect(link).toHaveAttribute('href', 'tel:+493023125010');
    expect(link).toHaveAttribute('title', 'Telefon');
  });

  it('marks each link to call or to write with its icon', () => {
    renderOnPage(<ReachList {...story.Everything.args} />);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(3);
    for (const link of links) expect(link.querySelector('svg')).not.toBeNull();
  });

  it('does not let anybody call a fax machine', () => {
    renderOnPage(<ReachList {...story.Everything.args} />);
    expect(screen.getByText('+49 30 23125019').closest('a')).toBeNull();
  });

  it('shows a number that can not be parsed as it was written', () => {
    renderOnPage(<ReachList {...story.PhoneInWords.args} />);
    expect(screen.getByText('Durchwahl 4711, nur vormittags').closest('a')).toBeNull();
  });

  it('writes to the e-mail address', () => {
    renderOnPage(<ReachList {...story.Everything.args} />);
    const link = screen.getByRole('link', { name: /^info@vhm.example/ });
    expect(link).toHaveAttribute('href', 'mailto:info@vhm.example');
  });

  it('leaves out what is missing', () => {
    renderOnPage(<ReachList {...story.PhoneOnly.args} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Telefon']);
  });

  it('is no empty list where everything is missing', () => {
    const { container } = renderOnPage(<ReachList />);
    expect(container).toBeEmptyDOMElement();
  });
});
