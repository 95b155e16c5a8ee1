import { Suspense } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { DashboardSettings } from '#shared/contract/dashboard.ts';
import { AccountSecurity } from '#web/features/account/account-security.tsx';
import { leaveDeletedAccount } from '#web/features/account/leave-deleted-account.ts';
import { ReportButton } from '#web/features/conformance/report-button.tsx';
import { AccountDetails } from '#web/features/dashboard/account-details.tsx';
import { AppearanceSection } from '#web/features/dashboard/appearance-section.tsx';
import { MessageMailSection } from '#web/features/dashboard/message-mail-section.tsx';
import { OfficeHoursPanel } from '#web/features/inbox/office-hours-panel.tsx';
import { MembersSection } from '#web/features/members/members-section.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

/** Loaded separately because few owners download it. */
const AnswerRecordSection = loadPart(
  async () => (await import('#web/features/answer-record/answer-record-section.tsx')).AnswerRecordSection,
);

type AccountTabProps = {
  brand: Brand;
  conversionId: string;
  settings: DashboardSettings;
  isMember: boolean;
};

/** The organization, what its assistant looks like, and the account. */
export function AccountTab({ brand, conversionId, settings, isMember }: AccountTabProps) {
  return (
    <div className="max-w-3xl space-y-6">
      <AccountDetails conversionId={conversionId} settings={settings} />
      <AppearanceSection brand={brand} conversionId={conversionId} settings={settings} />
      <MessageMailSection conversionId={conversionId} settings={settings} />
      <OfficeHoursPanel conversionId={conversionId} />
      {!isMember && <MembersSection />}
      <Suspense fallback={null}>
        <AnswerRecordSection brandId={brand.id} conversionId={conversionId} />
      </Suspense>
      <Panel id="accessibility" title="Accessibility">
        <p className="mb-3">
          For your records, or for an authority that asks: how far the product and your assistant, with its
          colors and texts, meet WCAG 2.2 AA, Section 508 and EN 301 549.
        </p>
        <ReportButton
          brand={brand}
          conversionId={conversionId}
          label="Download the conformance report"
          failure="The report could not be made. Please try again."
        />
      </Panel>
      <AccountSecurity onDeletionRequested={leaveDeletedAccount} />
    </div>
  );
}
