import { newsletterLinkPages } from '../../../../components/newsletter/NewsletterLink.fixtures.ts';
import { NewsletterLinkPage } from '../../../../components/newsletter/NewsletterLinkPage.tsx';
import { render } from '../../../../eleventy/rendering/render.tsx';

const { confirm, unsubscribeInFrench } = newsletterLinkPages;

describe('NewsletterLinkPage', () => {
  it('comes to life at once, since only the browser knows the link', () => {
    const html = render(<NewsletterLinkPage {...confirm} />, 'de');
    expect(html).toContain('<collegium-island name="NewsletterLink" on="load"');
    expect(html).toContain('>Newsletter bestätigen</h1>');
  });

  it.each([
    [confirm, 'de', /Zum Bestätigen braucht diese Seite JavaScript/],
    [unsubscribeInFrench, 'fr', /Pour vous désabonner, cette page a besoin de JavaScript/],
  ] as const)('says without JavaScript whom to write to', (props, language, words) => {
    const html = render(<NewsletterLinkPage {...props} />, language);
    const [, without = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(without).toMatch(words);
    expect(without).toContain('href="mailto:info@vhm.example"');
  });
});
