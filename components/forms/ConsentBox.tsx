import type { ReactNode } from 'react';
import { Label } from '../i18n/Labels.tsx';
import { Checkbox, type CheckboxProps } from '../primitives/Checkbox.tsx';
import { Link } from '../primitives/Link.tsx';
import { requiredStar } from '../primitives/RequiredMark.tsx';

interface ConsentBoxProps extends Pick<CheckboxProps, 'id' | 'error'> {
  /** The privacy page in the page's language. */
  privacyHref: string;
  /** The sentence before and after the link to the privacy page. */
  before: ReactNode;
  after: ReactNode;
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
          {before}{' '}
          <Link href={privacyHref}>
            <Label name="everyForm.consentLink" />
          </Link>{' '}
          {after}
        </>
      }
    />
  );
}
