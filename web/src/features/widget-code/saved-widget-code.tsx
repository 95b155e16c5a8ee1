import type { WidgetDesign } from '#shared/domain/widget/widget-design.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useSavedDesign } from './use-saved-design.ts';
import { WidgetCode } from './widget-code.tsx';

type SavedWidgetCodeProps = { conversionId: string; initial: WidgetDesign; origin: string };

/** The generator for owners and members, whose choices are kept with the assistant. */
export function SavedWidgetCode({ conversionId, initial, origin }: SavedWidgetCodeProps) {
  const { design, change, saving, retry } = useSavedDesign(conversionId, initial);
  const kept = saving.error ? (
    <Callout tone="danger" role="alert">
      <p>Your choices could not be saved. {describeFailure(saving.error)}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={retry}>
        Save again
      </Button>
    </Callout>
  ) : (
    <p className="text-ink-muted text-sm" aria-live="polite">
      {saving.isPending
        ? 'Saving…'
        : saving.isSuccess
          ? 'Saved.'
          : 'Your choices are saved as you make them.'}{' '}
      They take effect with the code you copy.
    </p>
  );
  return (
    <WidgetCode
      id={conversionId}
      design={design}
      onChange={change}
      origin={origin}
      kept={kept}
      opensOn="code"
    />
  );
}
