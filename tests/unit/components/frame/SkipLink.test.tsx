/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Page } from '../../../../components/frame/Page.tsx';
import { SkipLink } from '../../../../components/frame/SkipLink.tsx';
import { Plain } from '../../../../stories/frame/Page.stories.tsx';
import { hrefOf, renderOnPage } from '../../onPage.tsx';

it('leads to the main region, which can take the focus', () => {
  renderOnPage(
    <>
      <SkipLink />
      <Page {...Plain.args} />
    </>,
  );
  const main = screen.getByRole('main');
  expect(hrefOf(/./)).toBe(`#${main.id}`);
  expect(main).toHaveAttribute('tabindex', '-1');
});
