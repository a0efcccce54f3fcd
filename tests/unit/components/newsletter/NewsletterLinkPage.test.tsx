import { NewsletterLinkPage } from '../../../../components/newsletter/NewsletterLinkPage.tsx';
import {
  Confirm,
  Unsubscribe,
} from '../../../../stories/newsletter/NewsletterLinkPage.stories.tsx';
import { render } from '../../../../eleventy/rendering/render.tsx';

describe('NewsletterLinkPage', () => {
  it('comes to life at once, since only the browser knows the link', () => {
    const html = render(<NewsletterLinkPage {...Confirm.args} />, 'de');
    expect(html).toContain('<collegium-island name="NewsletterLink" on="load"');
    expect(html).toContain('>Newsletter bestätigen</h1>');
  });

  it.each([
    [Confirm.args, 'de', /Zum Bestätigen braucht diese Seite JavaScript/],
    [Unsubscribe.args, 'fr', /Pour vous désabonner, cette page a besoin de JavaScript/],
  ] as const)('says without JavaScript whom to write to', (props, language, words) => {
    const html = render(<NewsletterLinkPage {...props} />, language);
    const [, without = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(without).toMatch(words);
    expect(without).toContain('href="mailto:info@vhm.example"');
  });
});
