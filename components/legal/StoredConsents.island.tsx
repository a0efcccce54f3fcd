import { useState, useSyncExternalStore } from 'react';
import {
  allowContent,
  contentConsents,
  forbidContent,
  onContentConsentsChanged,
  type ContentConsent,
} from '../../browser/consent/contentConsents.ts';
import { ExternalContent } from '../consent/ExternalContent.tsx';
import { carriedLabels, type CarriedLabels } from '../i18n/carriedLabels.ts';
import { LabelsProvider } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { ContentConsents, type ContentConsentsWords } from './ContentConsents.tsx';

export interface StoredConsentsProps {
  words: ContentConsentsWords;
  /** Where visits are counted; none where they are not. */
  matomo?: OptOut | undefined;
}

export interface OptOut {
  heading: Words;
  title: string;
  /** The page of Matomo's own where visitors can opt out. */
  src: string;
  privacyHref: string;
  /** Those of the external content that the page is. */
  labels: CarriedLabels;
}

/**
 * What the visitor has agreed to beside the banner, which only the visitor's browser knows; nothing
 * where that is nothing (specification, section 2). What is taken back can be given again until the
 * visitor leaves, so that nothing vanishes from under the keyboard.
 */
export function StoredConsents({ words, matomo }: StoredConsentsProps) {
  const stored = useSyncExternalStore(onContentConsentsChanged, snapshot, () => '[]');
  const consents = JSON.parse(stored) as readonly ContentConsent[];
  const [seen, setSeen] = useState(consents);
  const all = [...seen, ...consents.filter(({ id }) => !seen.some((one) => one.id === id))];
  if (all.length > seen.length) setSeen(all);
  return (
    <div>
      {all.length > 0 && <List consents={all} given={consents} words={words} matomo={matomo} />}
    </div>
  );
}

type ListProps = StoredConsentsProps & Record<'consents' | 'given', readonly ContentConsent[]>;

function List({ consents, given, words, matomo }: ListProps) {
  return (
    <Stack gap={6} mt={5}>
      <ContentConsents
        words={words}
        consents={consents.map((consent) => ({
          ...consent,
          isGiven: given.some(({ id }) => id === consent.id),
        }))}
        onChange={(consent, isGiven) => {
          if (isGiven) allowContent(consent);
          else forbidContent(consent.id);
        }}
      />
      {matomo && <MatomoOptOut {...matomo} />}
    </Stack>
  );
}

function MatomoOptOut({ heading, labels, ...content }: OptOut) {
  return (
    <LabelsProvider labels={carriedLabels(labels)}>
      <Stack gap={3}>
        <Heading level={3}>
          <Words of={heading} />
        </Heading>
        <ExternalContent {...content} functionId="matomo" ratio={[8, 3]} />
      </Stack>
    </LabelsProvider>
  );
}

/** A string, since the same consents must be the same value. */
function snapshot(): string {
  return JSON.stringify(contentConsents());
}
