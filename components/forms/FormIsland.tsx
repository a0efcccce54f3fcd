import { draftPrefix } from '../../contract/storageKeys.ts';
import { Label } from '../i18n/Labels.tsx';
import { Island } from '../island/Island.tsx';
import { Link } from '../primitives/Link.tsx';
import { VisitorForm, type VisitorFormProps } from './VisitorForm.island.tsx';

/** A form that sends to the backend, and what visitors without scripts see instead. */
export function FormIsland(form: VisitorFormProps) {
  return (
    <>
      <noscript>
        <WithoutScripts recipient={form.recipient} phone={form.phone} />
      </noscript>
      <Island on="query" storageKey={draftPrefix + form.name}>
        <VisitorForm {...form} />
      </Island>
    </>
  );
}

/** Shown instead of a form that only works with scripts. */
function WithoutScripts({ recipient, phone }: Pick<VisitorFormProps, 'recipient' | 'phone'>) {
  return (
    <p>
      <Label name="everyForm.withoutScripts" />{' '}
      <Link icon={false} href={`mailto:${recipient}`}>
        {recipient}
      </Link>
      {phone?.href && (
        <>
          {', '}
          <Link icon={false} href={phone.href}>
            {phone.text}
          </Link>
        </>
      )}
    </p>
  );
}
