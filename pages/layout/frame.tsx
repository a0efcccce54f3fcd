import type { ReactElement } from 'react';
import { Island } from '../../components/island/Island.tsx';
import { LanguageSwitch } from '../../components/navigation/LanguageSwitch.tsx';
import { RatingBox } from '../../components/rating/RatingBox.island.tsx';
import { Footer } from '../../components/shell/Footer.tsx';
import { Header } from '../../components/shell/Header.tsx';
import type { PageParts } from '../../eleventy/rendering/pageParts.ts';
import { Slot } from '../../eleventy/rendering/Slot.tsx';
import { consentPart } from './consentPart.tsx';
import { footerProps } from './footerProps.ts';
import { Head } from './Head.tsx';
import { headProps } from './headProps.ts';
import { headerProps, languageChoices } from './headerProps.ts';
import type { PageContext } from './pageContext.ts';
import { ratingBoxProps } from './ratingBoxProps.ts';

/** A page around its main region: head, header and footer. */
export function frame(context: PageContext, main: ReactElement, siteUrl: string): PageParts {
  const { route, language } = context;
  const header = headerProps(context);
  const rating = ratingBoxProps(context);
  const isMarked = header.menu.entries.some(({ current }) => current);
  return {
    language,
    path: route.path,
    head: <Head {...headProps(context, siteUrl)} />,
    header: {
      // Only a page that is in the menu is marked in it; all others share one header.
      key: `header ${language} ${isMarked ? route.path : ''}`,
      element: <Header {...header} languageSwitch={<Slot name="language-switch" />} />,
    },
    main,
    footer: {
      key: `footer ${language}`,
      element: (
        <>
          <Footer {...footerProps(context)} />
          {rating && (
            <Island on="consented" functionId="rating" placeholder={null}>
              <RatingBox {...rating} />
            </Island>
          )}
        </>
      ),
    },
    consent: consentPart(context),
    slots: { 'language-switch': <LanguageSwitch languages={languageChoices(context)} /> },
  };
}
