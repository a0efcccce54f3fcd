import { Label, useLabels } from '../i18n/Labels.tsx';
import { Checkbox, type CheckboxProps } from '../primitives/Checkbox.tsx';
import { Link } from '../primitives/Link.tsx';

interface ConsentBoxProps extends Pick<CheckboxProps, 'id' | 'error'> {
  /** The privacy page in the page's language. */
  privacyHref: string;
}

/** The consent to data processing. The form is not sent without it, and it is never ticked by default. */
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
