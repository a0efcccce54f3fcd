/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Notice, type NoticeProps } from '../../../../components/primitives/Notice.tsx';
import { Danger, Success } from '../../../../stories/primitives/Notice.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

it('is a paragraph, with an icon for each tone, because colour alone is not enough', () => {
  const drawingOf = (props: NoticeProps) => {
    const { container, unmount } = renderOnPage(<Notice {...props} />);
    expect(screen.getByRole('paragraph')).toHaveTextContent(/^Ihre Anmeldung/);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    const drawing = container.querySelector('path')!.getAttribute('d');
    unmount();
    return drawing;
  };
  expect(drawingOf(Success.args)).not.toBe(drawingOf(Danger.args));
});
