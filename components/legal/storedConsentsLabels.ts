import { carryLabels } from '../i18n/carriedLabels.ts';
import type { Labels } from '../i18n/Labels.tsx';
import type { OptOut, StoredConsentsProps } from './StoredConsents.island.tsx';

/** Adds the words, which travel to the browser with the list. */
export function storedConsentsLabels(
  labels: Labels,
  matomo?: Pick<OptOut, 'src' | 'privacyHref'>,
): StoredConsentsProps {
  return {
    words: {
      heading: labels.label('consentManager.externalContent'),
      hint: labels.label('consentManager.hint'),
    },
    matomo: matomo && {
      ...matomo,
      heading: labels.label('consentManager.matomo'),
      title: labels.text('consentManager.matomoTitle'),
      labels: carryLabels(labels, {
        'externalContent.from': ['provider'],
        'externalContent.once': [],
        'externalContent.always': [],
        'externalContent.scope': ['provider'],
        'externalContent.open': ['provider'],
        'externalContent.loaded': ['title'],
        'consent.privacy': [],
        'link.newTab': [],
      }),
    },
  };
}
