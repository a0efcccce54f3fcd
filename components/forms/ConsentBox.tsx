import { Label } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { Checkbox, type CheckboxProps } from '../primitives/Checkbox.tsx';
import { Link } from '../primitives/Link.tsx';
import { requiredStar } from '../primitives/RequiredMark.tsx';

interface ConsentBoxProps extends Pick<CheckboxProps, 'id' | 'error'> {
  /** The privacy page in the page's language. */
  privacyHref: string;
  /** The sentence before and after the link to the privacy page. */
  before: Words;
  after: Words;
}

/** The consent to data processing. The form is not sent without it, and it is never ticked by default. */
export function ConsentBox({ privacyHref, before, after, ...checkbox }: ConsentBoxProps) {
  return (
    <Checkbox
      name="consent"
      required
      requiredLabel={requiredStar}
      {...checkbox}
      label={
        <>
          <Words of={before} after=" " />
          <Link href={privacyHref}>
            <Label name="everyForm.consentLink" />
          </Link>
          <Words before=" " of={after} />
        </>
      }
    />
  );
}
