/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Danger, Success } from '../../../../stories/primitives/Notice.stories.tsx';
import { Notice } from '../../../../components/primitives/Notice.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Notice', () => {
  it('says what happened in words; the icon repeats it for the eye', () => {
    const { container } = renderOnPage(<Notice {...Danger.args} />);
    expect(screen.getByRole('paragraph')).toHaveTextContent(/^Ihre Anmeldung konnte nicht/);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has an icon of its own for each tone, since colour alone is not seen by all', () => {
    const drawings = [Success.args, Danger.args].map((props) => {
      const { container, unmount } = renderOnPage(<Notice {...props} />);
      const drawing = container.querySelector('path')!.getAttribute('d');
      unmount();
      return drawing;
    });
    expect(new Set(drawings).size).toBe(2);
  });
});
