/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as story from '../../../../stories/primitives/ButtonLink.stories.tsx';
import { ButtonLink } from '../../../../components/primitives/ButtonLink.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ButtonLink', () => {
  it('is a link', () => {
    renderOnPage(<ButtonLink {...story.Secondary.args} />);
    const link = screen.getByRole('link', { name: 'Zum Kontaktformular' });
    expect(link).toHaveAttribute('href', '/kontakt');
    expect(link).not.toHaveAttribute('variant');
  });

  it('follows the rules of links', () => {
    const { container } = renderOnPage(<ButtonLink {...story.ToAnotherWebsite.args} />, 'en');
    const link = screen.getByRole('link', { name: 'Karte öffnen (opens in a new tab)' });
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer external');
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });

  it('shows one icon only', () => {
    const { container } = renderOnPage(<ButtonLink {...story.ToATelephone.args} />);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });

  it('shows an unsafe address as plain text', () => {
    renderOnPage(<ButtonLink {...story.UnsafeAddress.args} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
