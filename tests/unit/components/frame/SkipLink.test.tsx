/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Plain } from '../../../../stories/frame/Page.stories.tsx';
import { Page } from '../../../../components/frame/Page.tsx';
import { SkipLink } from '../../../../components/frame/SkipLink.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('SkipLink', () => {
  it('leads to the main region, which can take the focus', () => {
    renderOnPage(
      <>
        <SkipLink />
        <Page {...Plain.args} />
      </>,
    );
    const main = screen.getByRole('main');
    expect(screen.getByRole('link')).toHaveAttribute('href', `#${main.id}`);
    expect(main).toHaveAttribute('tabindex', '-1');
  });
});
