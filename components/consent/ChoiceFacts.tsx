import { Label } from '../i18n/Labels.tsx';

/** A recipient of data if the visitor consents (GDPR, article 13 (1) (e) and (f)). */
export interface DataRecipient {
  name: string;
  /** The responsible company; undefined if unknown. */
  company?: string | undefined;
  /** The countries where data are processed, each with the legal basis of the transfer. */
  places?: string | undefined;
}

interface ChoiceFactsProps {
  /** The providers whose content is embedded; empty if the website embeds none at present. */
  providers: readonly DataRecipient[];
}

/**
 * Lists who receives data if the visitor consents, in which countries, and who decides how long cookies are
 * kept.
 */
export function ChoiceFacts({ providers }: ChoiceFactsProps) {
  if (providers.length === 0) {
    return (
      <p>
        <Label name="consent.providers.none" />
      </p>
    );
  }
  return providers.map(({ name, company, places }) => (
    <p key={name}>
      {company === undefined || places === undefined ? (
        <Label name="consent.providers.unknown" values={{ name }} />
      ) : (
        <>
          <Label name="consent.providers.company" values={{ name, company, places }} />{' '}
          <Label name="consent.providers.cookies" />
        </>
      )}
    </p>
  ));
}
