import type { VersionedWidget } from '#shared/contract/assistant/widget.ts';
import type { WidgetDesign } from '#shared/domain/widget/widget-design.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { useSavedDesign } from './use-saved-design.ts';
import { WidgetCode } from './widget-code.tsx';

type SavedWidgetCodeProps = {
  conversionId: string;
  settings: VersionedWidget;
  /** Before the owner chose anything. */
  initial: WidgetDesign;
  origin: string;
};

const labels: Record<keyof WidgetDesign, string> = {
  domain: 'Domain',
  schoolName: 'Name',
  position: 'Position',
  size: 'Size',
  style: 'Style',
  message: 'Message',
  color: 'Color',
  hideOn: 'Hidden on',
  teaser: 'Says its message first',
  unread: 'Counts new answers',
};

/** The generator for owners and members, whose choices are kept with the assistant. */
export function SavedWidgetCode({ conversionId, settings, initial, origin }: SavedWidgetCodeProps) {
  const { form, change, save } = useSavedDesign({ conversionId, settings, initial });
  const { conflicts, settle, error, isPending, isDirty } = form;
  const isSaved = settings.versions.design > 0 && !isDirty;
  const settleAndSave = (field: keyof WidgetDesign, keepsMine: boolean) => {
    settle(field, keepsMine);
    save();
  };
  const failure = error && (
    <Callout tone="danger" role="alert">
      <p>Your choices could not be saved. {describeFailure(error)}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={save}>
        Save again
      </Button>
    </Callout>
  );
  const kept =
    conflicts.length > 0 ? (
      <ConflictPanel conflicts={conflicts} labels={labels} onSettle={settleAndSave} />
    ) : (
      failure || (
        <p className="text-ink-muted text-sm" aria-live="polite">
          {isPending ? 'Saving…' : isSaved ? 'Saved.' : 'Your choices are saved as you make them.'} Your
          website shows them within minutes, without new code.
        </p>
      )
    );
  return (
    <WidgetCode
      id={conversionId}
      design={form.draft}
      onChange={change}
      origin={origin}
      kept={kept}
      isKeptWithAssistant
      opensOn="code"
    />
  );
}
