import { useState } from 'react';
import type { MemberAccount } from '../../../contract/members/content.ts';
import { useLabels } from '../../i18n/Labels.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Opening, useArea, useTyped } from './AreaContext.tsx';
import { ChangeRequestForm } from './ChangeRequestForm.tsx';
import { ContactDataForm } from './ContactDataForm.tsx';
import { DeletionRequest } from './DeletionRequest.tsx';
import { OfficeData } from './OfficeData.tsx';
import { OtherSessions } from './OtherSessions.tsx';
import { Outcome } from './Outcome.tsx';
import { OwnData } from './OwnData.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { useLoaded } from './useLoaded.ts';

/** The data that the association stores about a member, with forms for those that members can change. */
export function ProfileScreen() {
  const { calls } = useArea();
  const [account, retry] = useLoaded(calls.account);
  return (
    <Outcome of={account} onRetry={retry}>
      {(found) => <Profile account={found} />}
    </Outcome>
  );
}

function Profile({ account }: { account: MemberAccount }) {
  const { calls, hasAccountExtensions } = useArea();
  const { label } = useLabels();
  const [isContactTyped, setIsContactTyped] = useState(false);
  const [isRequestTyped, setIsRequestTyped] = useState(false);
  useTyped(isContactTyped || isRequestTyped);
  return (
    <>
      <Opening title={label('members.profile.title')} lead={label('members.profile.lead')} />
      <Stack gap={8}>
        <ProfileSection
          heading={label('members.profile.contact')}
          text={label('members.profile.contactText')}
        >
          <ContactDataForm
            account={account}
            onSave={calls.saveAccount}
            onTyped={setIsContactTyped}
          />
        </ProfileSection>
        <ProfileSection
          heading={label('members.profile.office')}
          text={label('members.profile.officeText')}
        >
          <OfficeData account={account} />
          <ChangeRequestForm onSend={calls.requestChange} onTyped={setIsRequestTyped} />
        </ProfileSection>
        <ProfileSection
          heading={label('members.profile.password')}
          text={label(
            hasAccountExtensions ? 'members.profile.passwordText' : 'members.profile.passwordStays',
          )}
        >
          <PasswordChange
            email={account.email}
            keepsSessions={!hasAccountExtensions}
            onChange={calls.changePassword}
          />
        </ProfileSection>
        {hasAccountExtensions && (
          <ProfileSection
            heading={label('members.profile.sessions')}
            text={label('members.profile.sessionsText')}
          >
            <OtherSessions onEnd={calls.endOtherSessions} />
          </ProfileSection>
        )}
        <ProfileSection
          heading={label('members.profile.data')}
          text={label(
            hasAccountExtensions ? 'members.profile.dataText' : 'members.profile.dataOfOffice',
          )}
        >
          {hasAccountExtensions && <OwnData onLoad={calls.ownData} />}
          <DeletionRequest onSend={calls.requestChange} />
        </ProfileSection>
      </Stack>
    </>
  );
}
