import { ConsentBanner } from '../../components/consent/ConsentBanner.tsx';
import { plain } from '../../components/i18n/Words.tsx';
import type { ConsentEntry } from '../../contract/records.ts';
import { namedPages } from '../../data/routes/namedRoutes.ts';
import type { ConsentPart } from '../../eleventy/rendering/pageParts.ts';
import { consentChoices, type BannerChoice } from './consentChoices.ts';
import type { PageContext } from '../template/pageContext.ts';

/** Returns the consent banner, and the data stored with answers. */
export function consentPart(context: PageContext): ConsentPart {
  return context.sharedProps.consent.for(context.language, () => partOf(context));
}

function partOf(context: PageContext): ConsentPart {
  const choices = consentChoices(context);
  return {
    banner: () => (
      <ConsentBanner choices={choices} privacyHref={context.href(namedPages.privacy.de)} />
    ),
    entries: choices.map(unanswered),
  };
}

/** Returns the entry that the browser stores before an answer. */
function unanswered(choice: BannerChoice): ConsentEntry {
  return {
    function_id: choice.functionId,
    display_name: plain(choice.name),
    description: plain(choice.description ?? ''),
    link: choice.link ?? '',
    default_on: choice.defaultOn,
    consentGiven: choice.locked,
    locked: choice.locked,
  };
}
