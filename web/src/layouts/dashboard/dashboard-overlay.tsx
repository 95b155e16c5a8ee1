import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import type { Overlay, OverlayProps } from './overlay.ts';

// Each is loaded when it is opened.
const DashboardCommands = loadPart(async () => (await import('./dashboard-commands.tsx')).DashboardCommands);
const MoreSheet = loadPart(async () => (await import('./more-sheet.tsx')).MoreSheet);
const AnswerDialog = loadPart(async () => (await import('./answer-dialog.tsx')).AnswerDialog);
const SettingsDialog = loadPart(async () => (await import('./settings/settings-dialog.tsx')).SettingsDialog);
const ItemPreview = loadPart(
  async () => (await import('#web/features/knowledge-base/entries/item-preview.tsx')).ItemPreview,
);
const SessionDialog = loadPart(
  async () => (await import('#web/features/chat-history/session-dialog.tsx')).SessionDialog,
);

export function DashboardOverlay(props: OverlayProps & { overlay: Overlay }) {
  return <LoadBoundary fallback={null}>{drawOverlay(props)}</LoadBoundary>;
}

function drawOverlay({ overlay, ...props }: OverlayProps & { overlay: Overlay }) {
  const { brand, dashboard, settings, profile, onChange } = props;
  const { conversionId, plan } = dashboard;
  const onClose = () => onChange(undefined);
  switch (overlay.kind) {
    case 'commands':
      return <DashboardCommands {...props} onClose={onClose} />;
    case 'more':
      return (
        <MoreSheet
          role={profile.organisationRole}
          onSettings={() => onChange({ kind: 'settings' })}
          onClose={onClose}
        />
      );
    case 'answer':
      return (
        <AnswerDialog
          conversionId={conversionId}
          question={overlay.question}
          known={overlay.known}
          onClose={onClose}
        />
      );
    case 'entry':
      return <ItemPreview conversionId={conversionId} item={overlay.item} onClose={onClose} />;
    case 'chat':
      return (
        <SessionDialog
          assistant={{ brandId: brand.id, conversionId }}
          sessionId={overlay.sessionId}
          onClose={onClose}
        />
      );
    case 'settings':
      return (
        <SettingsDialog
          conversionId={conversionId}
          settings={settings}
          isPaused={Boolean(plan?.pause)}
          onClose={onClose}
        />
      );
  }
}
