import { ConfirmationNotice } from './confirmation-notice.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileLoader } from './profile-loader.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** How a person signs in, and where they are signed in. For a page behind the guard. */
export function SecuritySection() {
  return (
    <ProfileLoader>
      {(profile) => (
        <div className="space-y-6">
          {!profile.isEmailConfirmed && <ConfirmationNotice email={profile.email} />}
          <EmailSection email={profile.email} change={profile.emailChange} />
          <PasswordSection />
          <SecondFactorSection isEnabled={profile.hasSecondFactor} />
          <SessionsSection />
        </div>
      )}
    </ProfileLoader>
  );
}
