import { expect, it } from '@jest/globals';
import association from '../../../data/embedded/association/pages/datenschutz-social.json' with { type: 'json' };
import associationProfiles from '../../../data/embedded/association/social.json' with { type: 'json' };
import shop from '../../../data/embedded/shop/pages/datenschutz-social.json' with { type: 'json' };
import shopProfiles from '../../../data/embedded/shop/social.json' with { type: 'json' };

const notices = [
  ...association.translations.map((text) => ({
    ...text,
    of: 'association',
    profiles: associationProfiles,
  })),
  ...shop.translations.map((text) => ({ ...text, of: 'shop', profiles: shopProfiles })),
];

// GDPR, articles 13(1)(a) and 26(2): the notice names the responsible parties and the essence of
// their arrangement.
it.each(notices)(
  'the notice of the $of in $language names who runs each network',
  ({ body, profiles }) => {
    for (const profile of profiles) {
      expect(body).toContain(
        'display_name' in profile ? profile.display_name : profile.displayName,
      );
    }
    expect(body).toContain('Meta Platforms Ireland Limited, Merrion Road, Dublin 4, D04 X2K5');
    expect(body).toContain('href="https://www.facebook.com/legal/terms/page_controller_addendum"');
    expect(body).toContain('href="https://www.facebook.com/privacy/policy/"');
    expect(body).toContain('Soziales Netz Musterland e. V.');
  },
);
