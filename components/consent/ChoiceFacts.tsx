import { Label } from '../i18n/Labels.tsx';

/** Who receives data if the visitor allows it (GDPR, article 13 (1) (e) and (f)). */
export interface AskedProvider {
  name: string;
  /** Who answers for it; undefined where that is not known. */
  company?: string | undefined;
  /** The countries where data are processed, each with what its transfer is based on. */
  places?: string | undefined;
}

interface ChoiceFactsProps {
  /** Whose contents are loaded; empty where the website shows none at present. */
  providers: readonly AskedProvider[];
}

/** Who receives data if the visitor allows it, where, and who decides how long cookies stay. */
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
