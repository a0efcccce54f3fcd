import { Label, useLabels } from '../i18n/Labels.tsx';
import { operatorOf } from './operators.ts';
import type { Provider } from './providers.ts';

export type AskedProvider = Pick<Provider, 'host' | 'name'>;

export interface ChoiceFactsProps {
  /** Whose contents are loaded; empty where the website shows none at present. */
  providers: readonly AskedProvider[];
}

/** Who receives data if the visitor allows it, where, and for how long cookies stay. */
export function ChoiceFacts({ providers }: ChoiceFactsProps) {
  if (providers.length === 0) {
    return (
      <p>
        <Label name="consent.providers.none" />
      </p>
    );
  }
  return providers.map((provider) => (
    <p key={provider.host}>
      <ProviderFacts {...provider} />
    </p>
  ));
}

function ProviderFacts({ host, name }: AskedProvider) {
  const { language } = useLabels();
  const operator = operatorOf(host);
  if (!operator) return <Label name="consent.providers.unknown" values={{ name }} />;
  const { country, thirdCountry, cookieMonths } = operator;
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  return (
    <>
      <Label
        name="consent.providers.operator"
        values={{ name, operator: operator.name, country: countries.of(country) ?? country }}
      />{' '}
      {thirdCountry && (
        <>
          <Label name={`consent.providers.transfer.${thirdCountry}`} />{' '}
        </>
      )}
      {cookieMonths === undefined ? (
        <Label name="consent.providers.cookiesUnknown" />
      ) : (
        <Label name="consent.providers.cookies" values={{ months: cookieMonths }} />
      )}
    </>
  );
}
