/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Page } from '../../../../components/frame/Page.tsx';
import { Plain } from '../../../../stories/frame/Page.stories.tsx';
import { renderOnPage, textsOf } from '../../onPage.tsx';

describe('Page', () => {
  it('has its title as the only level 1 heading, in the main region', () => {
    renderOnPage(<Page {...Plain.args} />);
    const main = within(screen.getByRole('main'));
    expect(textsOf(main.getAllByRole('heading', { level: 1 }))).toEqual([Plain.args.title]);
  });

  it.each([
    ['after', 'SatzungInhaltDaneben'],
    ['before', 'SatzungDanebenInhalt'],
  ] as const)('can have its aside %s the content, in reading order', (asidePlace, text) => {
    renderOnPage(
      <Page title="Satzung" aside="Daneben" asidePlace={asidePlace} children="Inhalt" />,
    );
    expect(screen.getByRole('main').textContent).toBe(text);
  });
});
