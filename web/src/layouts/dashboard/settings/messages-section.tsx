import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import type { VersionedHours } from '#shared/contract/inbox.ts';
import { OfficeHoursFields } from '#web/features/inbox/office-hours-fields.tsx';
import { useHoursForm } from '#web/features/inbox/use-hours-form.ts';
import { api } from '#web/lib/api/api.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { findRecipientsProblem, MessageMailFields, recipientsId } from './message-mail-fields.tsx';
import { MessagePrivacyFields } from './message-privacy-fields.tsx';
import { SettingsForm } from './settings-form.tsx';
import { messagesForm } from './settings-forms.ts';
import { useSettingsForm } from './use-settings-form.tsx';

type MessagesSectionProps = { conversionId: string; settings: DashboardSettings };

/** Who is told of visitors' messages, and when visitors can expect an answer. */
export function MessagesSection({ conversionId, settings }: MessagesSectionProps) {
  const { data: hours, error, refetch } = useQuery(api.inbox.getOfficeHours.query({ conversionId }));
  if (hours) return <MessagesForm conversionId={conversionId} settings={settings} hours={hours} />;
  if (!error) return <Spinner label="Loading your office hours…" />;
  return <Failure error={error} onRetry={refetch} />;
}

function MessagesForm({ conversionId, settings, hours }: MessagesSectionProps & { hours: VersionedHours }) {
  const mails = useSettingsForm(messagesForm, conversionId, settings);
  const office = useHoursForm(conversionId, hours);
  const [problem, setProblem] = useState<string>();
  const findProblem = () => {
    const found = findRecipientsProblem(mails.draft.recipients);
    setProblem(found);
    return found && recipientsId;
  };
  return (
    <SettingsForm
      label="Messages and hours"
      forms={[mails, office]}
      saved={{ title: 'Settings Saved', description: 'The next message uses them.' }}
      findProblem={findProblem}
    >
      <MessageMailFields conversionId={conversionId} settings={settings} form={mails} problem={problem} />
      <MessagePrivacyFields form={mails} />
      <OfficeHoursFields form={office} stated={hours.stated?.text} />
    </SettingsForm>
  );
}
