/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ButtonLink } from '../../../../components/primitives/ButtonLink.tsx';
import * as story from '../../../../stories/primitives/ButtonLink.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ButtonLink', () => {
  it('is a link, without style props in the HTML', () => {
    renderOnPage(<ButtonLink {...story.Secondary.args} />);
    const link = screen.getByRole('link', { name: 'Zum Kontaktformular' });
    expect(link).toHaveAttribute('href', '/kontakt');
    expect(link).not.toHaveAttribute('variant');
  });

  it('opens another website in a new tab, says so, and has one icon', () => {
    const { container } = renderOnPage(<ButtonLink {...story.ToAnotherWebsite.args} />, 'en');
    const link = screen.getByRole('link', { name: 'Karte öffnen (opens in a new tab)' });
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer external');
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });

  it('shows only its own icon if it has one', () => {
    const { container } = renderOnPage(<ButtonLink {...story.ToATelephone.args} />);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });

  it('shows an unsafe address as plain text', () => {
    renderOnPage(<ButtonLink {...story.UnsafeAddress.args} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
