import { memberLinkPage } from '../../../contract/members/addresses.ts';
import { membersHomes } from '../../../locales/languages.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { Link } from '../../primitives/Link.tsx';
import { AccountCard } from './AccountCard.tsx';
import { Sending } from './formStyles.tsx';
import {
  isEnd,
  PasswordForm,
  usePasswordByLink,
  type PasswordByLinkProps,
} from './PasswordByLink.tsx';
import { useEnding } from './useEnding.ts';

type InvitationProps = PasswordByLinkProps;

/** The first login: an invited member chooses a password. */
export function Invitation(props: InvitationProps) {
  const { office, siteName } = props;
  const { label, language } = useLabels();
  const { state, link } = usePasswordByLink('invitation', props);
  const heading = useEnding(
    isEnd(state) && state.is !== 'missing' ? state.is : undefined,
    siteName,
  );
  if (!isEnd(state)) {
    return (
      <AccountCard
        heading={label('logIn.invitation.title')}
        headingRef={heading}
        text={label('logIn.invitation.text')}
        office={office}
      >
        <PasswordForm
          key={link.token}
          state={state}
          link={link}
          label="logIn.invitation.password"
          submit="logIn.invitation.submit"
        />
      </AccountCard>
    );
  }
  const isSetUp = state.is === 'done' || state.is === 'used';
  return (
    <AccountCard
      heading={label(`logIn.invitation.${state.is}Title`)}
      headingRef={heading}
      text={label(`logIn.invitation.${state.is}`)}
      icon={isSetUp ? 'check' : 'info'}
      office={office}
    >
      <Sending>
        <ButtonLink
          href={membersHomes[language]}
          size="lg"
          {...(isSetUp ? { iconEnd: 'arrow-right' } : { variant: 'secondary' })}
        >
          <Label name="logIn.toLogIn" />
        </ButtonLink>
        {state.is === 'used' && (
          <Link href={memberLinkPage('resetPassword', language)}>
            <Label name="logIn.forgot" />
          </Link>
        )}
      </Sending>
    </AccountCard>
  );
}
