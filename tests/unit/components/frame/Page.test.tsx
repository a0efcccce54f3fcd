/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Plain, UntranslatedLead } from '../../../../stories/frame/Page.stories.tsx';
import { Page } from '../../../../components/frame/Page.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Page', () => {
  it('has its title as the only heading of the first rank, in the main region', () => {
    renderOnPage(<Page {...Plain.args} />);
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual([Plain.args.title]);
  });

  it('has what stands beside the content after it, in the order of reading', () => {
    renderOnPage(<Page title="Satzung" aside="Daneben" children="Inhalt" />);
    expect(screen.getByRole('main').textContent).toBe('SatzungInhaltDaneben');
  });

  it('has it before the content where that helps to read it', () => {
    renderOnPage(<Page title="Satzung" aside="Daneben" asidePlace="before" children="Inhalt" />);
    expect(screen.getByRole('main').textContent).toBe('SatzungDanebenInhalt');
  });

  it('marks a lead that is in another language', () => {
    renderOnPage(<Page {...UntranslatedLead.args} />, 'fr');
    const { text } = UntranslatedLead.args.lead;
    expect(screen.getByText(text)).toHaveAttribute('lang', 'de');
  });
});
