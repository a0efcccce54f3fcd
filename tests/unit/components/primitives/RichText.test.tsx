/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RichText } from '../../../../components/primitives/RichText.tsx';
import { trustSanitised, type SafeHtml } from '../../../../components/primitives/safeHtml.ts';
import { Article } from '../../../../stories/primitives/RichText.stories.tsx';

describe('RichText', () => {
  it('shows the HTML of a sanitiser', () => {
    render(<RichText {...Article.args} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Grundsätze');
    expect(screen.getByRole('table', { name: 'Sätze ab dem 1. Januar 2026' })).toBeVisible();
  });

  it('shows the object that a browser with Trusted Types makes of it', () => {
    const trusted = { toString: () => '<p>Text <code>x</code></p>' };
    render(<RichText html={trusted as SafeHtml & typeof trusted} />);
    expect(screen.getByText('x')).toBeVisible();
  });

  it('does not compile with a plain string', () => {
    // @ts-expect-error Only a sanitiser's HTML is safe.
    expect(<RichText html="<p>Text</p>" />).toBeDefined();
    // @ts-expect-error A plain string is not safe HTML.
    const html: SafeHtml = '<p>Text</p>';
    expect(html).toBe(trustSanitised('<p>Text</p>'));
  });
});
