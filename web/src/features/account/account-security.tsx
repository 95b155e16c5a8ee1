import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { ConfirmationNotice } from './confirmation-notice.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { EmailSection } from './email-section.tsx';
import { MailSection } from './mail-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { useProfile } from './queries.ts';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

type AccountSecurityProps = { onDeletionRequested: (deletedAt: string) => void };

/** Security, email preferences and deletion of an account. For a page behind the guard. */
export function AccountSecurity({ onDeletionRequested }: AccountSecurityProps) {
  const { data: profile, error } = useProfile();
  if (error) {
    return (
      <Callout tone="danger" role="alert">
        {describeFailure(error)}
      </Callout>
    );
  }
  if (!profile) return <Spinner label="Loading your account…" />;
  return (
    <div className="space-y-6">
      {!profile.isEmailConfirmed && <ConfirmationNotice email={profile.email} />}
      <EmailSection email={profile.email} change={profile.emailChange} />
      <PasswordSection />
      <SecondFactorSection isEnabled={profile.hasSecondFactor} />
      <SessionsSection />
      <MailSection />
      {!profile.isMember && profile.role === 'owner' && (
        <DeletionSection hasSecondFactor={profile.hasSecondFactor} onRequested={onDeletionRequested} />
      )}
    </div>
  );
}
