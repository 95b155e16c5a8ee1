import type { Brand } from '#shared/brands/brand.ts';
import { DeletionSection } from '#web/features/account/deletion-section.tsx';
import { leaveDeletedAccount } from '#web/features/account/leave-deleted-account.ts';
import { ProfileLoader } from '#web/features/account/profile-loader.tsx';
import { AnswerRecordSection } from '#web/features/answer-record/answer-record-section.tsx';
import { ReportButton } from '#web/features/conformance/report-button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

/** Records and reports to keep, and the end of the account. */
export function DataSection({ brand, conversionId }: { brand: Brand; conversionId: string }) {
  return (
    <div className="space-y-6">
      <AnswerRecordSection brandId={brand.id} conversionId={conversionId} />
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
      <ProfileLoader>
        {(profile) => <DeletionSection profile={profile} onRequested={leaveDeletedAccount} />}
      </ProfileLoader>
    </div>
  );
}
