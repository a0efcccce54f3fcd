import type { ReactElement } from 'react';
import { Island } from '../../components/island/Island.tsx';
import { LanguageSwitch } from '../../components/navigation/LanguageSwitch.tsx';
import { RatingBox } from '../../components/rating/RatingBox.island.tsx';
import { Footer } from '../../components/frame/Footer.tsx';
import { Header } from '../../components/frame/Header.tsx';
import type { PageParts } from '../../eleventy/rendering/pageParts.ts';
import { Slot } from '../../eleventy/rendering/Slot.tsx';
import { consentPart } from '../consent/consentPart.tsx';
import { membersPart } from '../members/membersPart.tsx';
import { hasLogIn } from '../members/logInPart.tsx';
import { footerProps } from './footerProps.ts';
import { head } from './head.ts';
import { headProps } from './headProps.ts';
import { headerProps, languageChoices } from './headerProps.ts';
import { menuMarks } from './menuMarks.ts';
import { SiteHead } from './SiteHead.tsx';
import { siteHeadProps } from './siteHeadProps.ts';
import type { PageContext } from '../template/pageContext.ts';
import { ratingBoxProps } from '../contact/ratingBoxProps.ts';
import { dataScript } from '../structuredData/dataScript.ts';
import { structuredData } from '../structuredData/structuredData.ts';

/** Returns a page's parts: head, header and footer around its main region. */
export function frame(context: PageContext, main: ReactElement, siteUrl: string): PageParts {
  const { route, language } = context;
  return {
    language,
    path: route.path,
    head: head(headProps(context, siteUrl)),
    siteHead: {
      key: `head ${language}`,
      element: () => <SiteHead {...siteHeadProps(context)} />,
    },
    structuredData: dataScript(structuredData(context, siteUrl)),
    script: firstScript(context),
    header: {
      // Pages with the same marked links share one header, as all news items do.
      key: `header ${language} ${menuMarks(context).join(' ')}`,
      element: () => (
        <Header {...headerProps(context)} languageSwitch={<Slot name="language-switch" />} />
      ),
    },
    main,
    footer: {
      key: `footer ${language}`,
      element: () => footerAndRating(context),
    },
    consent: consentPart(context),
    members: () => membersPart(context),
    slots: { 'language-switch': <LanguageSwitch languages={languageChoices(context)} /> },
  };
}

function footerAndRating(context: PageContext) {
  const rating = ratingBoxProps(context);
  return (
    <>
      <Footer {...footerProps(context)} />
      {rating && (
        <Island on="consented" functionId="rating" placeholder={null}>
          <RatingBox {...rating} />
        </Island>
      )}
    </>
  );
}

/**
 * Returns the script that must run first: on targets of mail links, it removes the secret from the
 * address; on the log-in page, it looks for a session.
 */
function firstScript(context: PageContext): string | undefined {
  const { page, assets } = context;
  switch (page.key) {
    case 'newsletterConfirm':
    case 'newsletterUnsubscribe':
      return assets.newsletterScript;
    case 'member':
      return page.name === 'resetPassword' || page.name === 'invitation'
        ? assets.memberLinkScript
        : undefined;
    case 'content':
      return hasLogIn(context) ? assets.markMemberScript : undefined;
    default:
      return undefined;
  }
}
