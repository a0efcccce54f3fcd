import { useState, type ReactNode } from 'react';
import { CollegiumProvider, FormattedDate, type CollegiumProviderProps } from 'collegium';
import { CallToAction } from 'collegium/contact';
import { DownloadList } from 'collegium/content';
import { Footer, Header, Page, useHeaderScripts } from 'collegium/frame';
import { LanguageSwitch } from 'collegium/navigation';
import { Button, Stack, TextField } from 'collegium/primitives';

export type Language = CollegiumProviderProps['labels']['language'];

const titles: Record<Language, string> = { de: 'Fortbildung', en: 'Training', fr: 'Formation' };

/** The page of an invented association. */
export function App({ language }: { language: Language }) {
  useHeaderScripts();
  return (
    <>
      <Header
        logo={{
          href: '/',
          image: { src: '/logo.svg', width: 40, height: 40 },
          name: 'Verband der Logopäden Musterland',
          shortName: 'VLM',
        }}
        menu={{
          entries: [
            { kind: 'link', label: titles[language], href: '/', current: 'page' },
            {
              kind: 'group',
              label: 'Service',
              sections: [{ links: [{ label: 'Merkblatt', href: '/merkblatt' }] }],
            },
          ],
        }}
        languageSwitch={
          <LanguageSwitch
            languages={(['de', 'en', 'fr'] as const).map((each) => ({
              language: each,
              href: `?language=${each}`,
              available: true,
            }))}
          />
        }
        colorModeToggle
      />
      <Page title={titles[language]} lead="2027">
        <Stack gap={6}>
          <FormattedDate date="2027-03-01" />
          <Registration />
          <DownloadList
            documents={[
              {
                title: 'Merkblatt',
                href: '/merkblatt.pdf',
                type: 'application/pdf',
                kind: 'PDF',
                size: 48_000,
              },
            ]}
          />
          <CallToAction heading={titles[language]} formHref="/kontakt" />
        </Stack>
      </Page>
      <Footer
        owner="Verband der Logopäden Musterland"
        widgets={[]}
        legalLinks={[{ label: 'Impressum', href: '/impressum' }]}
        consents={[]}
        consentVersion=""
      />
    </>
  );
}

function Registration(): ReactNode {
  const [presses, setPresses] = useState(0);
  const error = presses > 0 ? 'E-Mail?' : undefined;
  return (
    <Stack gap={4}>
      <TextField label="E-Mail" name="email" type="email" autoComplete="email" error={error} />
      <div>
        <Button onClick={() => setPresses(presses + 1)}>OK {presses}</Button>
      </div>
    </Stack>
  );
}

export function Root(props: Omit<CollegiumProviderProps, 'children'>) {
  return (
    <CollegiumProvider {...props}>
      <App language={props.labels.language} />
    </CollegiumProvider>
  );
}
