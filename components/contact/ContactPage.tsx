import styled from '@emotion/styled';
import { Label } from '../i18n/Labels.tsx';
import { Island } from '../island/Island.tsx';
import { CopyButton } from '../primitives/CopyButton.island.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Surface } from '../primitives/Surface.tsx';
import { Text } from '../primitives/Text.tsx';
import { Page, type PageProps } from '../frame/Page.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm.island.tsx';
import { ContactInfo } from './ContactInfo.tsx';
import type { ContactDetails } from './contactDetails.ts';
import { FormIsland } from '../forms/FormIsland.tsx';
import type { VisitorFormProps } from '../forms/VisitorForm.island.tsx';
import { MapPlaceholder } from './MapPlaceholder.tsx';
import { ReachList } from './ReachList.tsx';
import { OpeningHours, type OpeningHoursPeriod } from './OpeningHours.tsx';

export interface ContactPageProps extends Pick<PageProps, 'title' | 'lead'> {
  /** An editor's text below the form, such as directions. */
  body?: RichTextProps | undefined;
  /** Name, address and telephone, for the card and the map. */
  contact: ContactDetails;
  /** Without any, the card with the opening hours is left out. */
  openingHours: readonly OpeningHoursPeriod[];
  /** A form that sends to the backend or by mail; missing if the association has no e-mail address. */
  form?: VisitorFormProps | ContactFormProps | undefined;
  /** A page on another host with a map of the address. */
  mapHref: string;
  /** The privacy page, for the text about the map. */
  privacyHref: string;
}

/** The contact page: telephone, e-mail and opening hours first, then the form, then the way to the office. */
export function ContactPage({ title, lead, body, contact, form, ...props }: ContactPageProps) {
  return (
    <Page
      title={title}
      lead={lead}
      asidePlace="before"
      aside={
        <Cards>
          <Surface>
            <Stack gap={3}>
              <Heading level={2} size="lg">
                <Label name="contact.reach" />
              </Heading>
              <ReachList {...contact} />
            </Stack>
          </Surface>
          {props.openingHours.length > 0 && (
            <Surface>
              <Stack gap={3}>
                <Heading level={2} size="lg">
                  <Label name="footer.widgets.openingHours" />
                </Heading>
                <OpeningHours periods={props.openingHours} />
              </Stack>
            </Surface>
          )}
        </Cards>
      }
    >
      {form && (
        // Hidden in print: paper cannot send anything.
        <Section data-screen-only="">
          <Heading level={2}>
            <Label name="everyForm.heading" />
          </Heading>
          <Text tone="muted">
            <Label name="everyForm.intro" />
          </Text>
          {'url' in form ? (
            <FormIsland {...form} />
          ) : (
            <Island on="query">
              <ContactForm {...form} />
            </Island>
          )}
        </Section>
      )}
      {body && <RichText {...body} />}
      <Section>
        <Heading level={2}>
          <Label name="contact.findUs" />
        </Heading>
        <div>
          <ContactInfo {...contact} />
          <Copying>
            <Island on="interaction">
              <CopyButton text={envelopeOf(contact)} />
            </Island>
          </Copying>
        </div>
        <MapPlaceholder {...contact} mapHref={props.mapHref} privacyHref={props.privacyHref} />
      </Section>
    </Page>
  );
}

/** Returns the address as on an envelope, for copying. */
function envelopeOf({ companyName, street, number, zipCode, city }: ContactDetails): string {
  return [companyName, `${street} ${number}`, `${zipCode} ${city}`].join('\n');
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 40rem;
  & + *,
  * + & {
    margin-top: var(--space-8);
  }
`;

/* Side by side on tablets. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  align-items: start;
  gap: var(--space-5);
  /* Small enough for a number or a usual e-mail address with its label and its icon in one line. */
  & > div {
    padding-inline: 1.25rem;
  }
  & dl {
    font-size: var(--font-size-sm);
  }
`;

const Copying = styled.div`
  margin-top: var(--space-4);
`;
