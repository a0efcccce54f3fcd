import { Label, useLabels } from '../i18n/Labels.tsx';
import { Checkbox, type CheckboxProps } from '../primitives/Checkbox.tsx';
import { Link } from '../primitives/Link.tsx';

interface ConsentBoxProps extends Pick<CheckboxProps, 'id' | 'error'> {
  /** The privacy page in the language of the page. */
  privacyHref: string;
}

/** Without the visitor's consent no message is sent. It is never given beforehand. */
export function ConsentBox({ privacyHref, ...checkbox }: ConsentBoxProps) {
  const { label } = useLabels();
  return (
    <Checkbox
      name="consent"
      required
      requiredLabel={label('contactForm.required')}
      {...checkbox}
      label={
        <>
          <Label name="contactForm.consentBefore" />{' '}
          <Link href={privacyHref}>
            <Label name="contactForm.consentLink" />
          </Link>{' '}
          <Label name="contactForm.consentAfter" />
        </>
      }
    />
  );
}
