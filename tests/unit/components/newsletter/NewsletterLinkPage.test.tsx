import { NewsletterLinkPage } from '../../../../components/newsletter/NewsletterLinkPage.tsx';
import {
  Confirm,
  Unsubscribe,
} from '../../../../stories/newsletter/NewsletterLinkPage.stories.tsx';
import { render } from '../../../../eleventy/rendering/render.tsx';

describe('NewsletterLinkPage', () => {
  it('hydrates on load, because only the browser knows the link', () => {
    const html = render(<NewsletterLinkPage {...Confirm.args} />, 'de');
    expect(html).toContain('<collegium-island name="NewsletterLink" on="load"');
    expect(html).toContain('>Newsletter bestätigen</h1>');
  });

  it.each([
    [Confirm.args, 'de', /Zum Bestätigen braucht diese Seite JavaScript/],
    [Unsubscribe.args, 'fr', /Pour vous désabonner, cette page a besoin de JavaScript/],
  ] as const)('names an email address if there is no JavaScript', (props, language, words) => {
    const html = render(<NewsletterLinkPage {...props} />, language);
    const [, without = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(without).toMatch(words);
    expect(without).toContain('href="mailto:info@vhm.example"');
  });
});
