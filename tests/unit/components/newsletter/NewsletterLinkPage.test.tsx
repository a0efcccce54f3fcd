import { NewsletterLinkPage } from '../../../../components/newsletter/NewsletterLinkPage.tsx';
import {
  Confirm,
  Unsubscribe,
} from '../../../../stories/newsletter/NewsletterLinkPage.stories.tsx';
import { render } from '../../../../eleventy/rendering/render.tsx';

// A page is built without a state: the state depends on the link.
const { state: _asking, ...confirm } = Confirm.args;
const { state: _alsoAsking, ...unsubscribe } = Unsubscribe.args;

describe('NewsletterLinkPage', () => {
  it('hydrates on load, because only the browser knows the link', () => {
    const html = render(<NewsletterLinkPage {...confirm} />, 'de');
    expect(html).toContain('<collegium-island name="NewsletterLink" on="load"');
    expect(html).toContain('>Newsletter bestätigen</h1>');
  });

  it.each([
    [confirm, 'de', /Zum Bestätigen braucht diese Seite JavaScript/],
    [unsubscribe, 'fr', /Pour vous désabonner, cette page a besoin de JavaScript/],
  ] as const)('names an email address if there is no JavaScript', (props, language, words) => {
    const html = render(<NewsletterLinkPage {...props} />, language);
    const [, without = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(without).toMatch(words);
    expect(without).toContain('href="mailto:info@vhm.example"');
  });
});
