import { membersHomes } from '../../../locales/languages.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { AccountCard } from './AccountCard.tsx';
import {
  isEnd,
  PasswordForm,
  usePasswordByLink,
  type PasswordByLinkProps,
} from './PasswordByLink.tsx';
import { PasswordRequest } from './PasswordRequest.tsx';
import { Sending } from './formStyles.tsx';
import { useEnding } from './useEnding.ts';

interface PasswordResetProps extends PasswordByLinkProps {
  /** True if a new password does not end the member's sessions. */
  keepsSessions?: boolean | undefined;
}

/**
 * Sets a new password by a mailed link. Without a link, or with one that is no longer valid, the screen
 * offers to request another one.
 */
export function PasswordReset(props: PasswordResetProps) {
  const { keepsSessions, openSession, office, siteName } = props;
  const { label, language } = useLabels();
  const { state, link } = usePasswordByLink('resetPassword', props);
  const heading = useEnding(
    isEnd(state) && state.is !== 'missing' ? state.is : undefined,
    siteName,
  );
  if (!isEnd(state)) {
    return (
      <AccountCard
        heading={label('logIn.reset.title')}
        headingRef={heading}
        text={label(keepsSessions ? 'logIn.reset.textStays' : 'logIn.reset.text')}
        office={office}
      >
        <PasswordForm
          key={link.token}
          state={state}
          link={link}
          label="logIn.reset.password"
          submit="logIn.reset.submit"
        />
      </AccountCard>
    );
  }
  if (state.is === 'done') {
    return (
      <AccountCard
        heading={label('logIn.reset.doneTitle')}
        headingRef={heading}
        text={label('logIn.reset.done')}
        icon="check"
        office={office}
      >
        <Sending>
          <ButtonLink href={membersHomes[language]} size="lg" iconEnd="arrow-right">
            <Label name="logIn.toLogIn" />
          </ButtonLink>
        </Sending>
      </AccountCard>
    );
  }
  const again = { openSession, office, siteName };
  if (state.is === 'missing') return <PasswordRequest {...again} />;
  return (
    <PasswordRequest
      {...again}
      headingRef={heading}
      reason={{
        icon: 'info',
        title: label(`logIn.reset.${state.is}Title`),
        text: label(`logIn.reset.${state.is}`),
      }}
    />
  );
}
