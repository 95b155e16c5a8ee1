import type { WidgetPanel } from '#shared/contract/assistant/widget.ts';
import { toRecord } from '#shared/domain/widget/widget-messages.ts';
import { findLanguage } from '#web/lib/texts/use-texts.tsx';

export type PanelReading =
  | { kind: 'known'; panel: WidgetPanel }
  | { kind: 'refused' }
  | { kind: 'unavailable' };

/**
 * Reads the panel's data for a page of `host`. Without the typed client, whose schemas would double the panel's initial
 * code.
 */
export async function readPanel(conversionId: string, host: string): Promise<PanelReading> {
  const query = new URLSearchParams({ host, language: findLanguage() });
  const reply = await fetch(`/api/widget/${encodeURIComponent(conversionId)}?${query}`).catch(
    () => undefined,
  );
  const panel: unknown = reply?.ok ? await reply.json().catch(() => undefined) : undefined;
  if (!isPanel(panel)) return { kind: 'unavailable' };
  return panel.isAllowed ? { kind: 'known', panel } : { kind: 'refused' };
}

function isPanel(value: unknown): value is WidgetPanel {
  const { name, phone, colors, corner, popularQuestions, isAllowed } = toRecord(value);
  const { primary, secondary, accent } = toRecord(colors);
  return (
    Array.isArray(popularQuestions) &&
    [name, phone, corner, primary, secondary, accent, ...popularQuestions].every(
      (text) => typeof text === 'string',
    ) &&
    typeof isAllowed === 'boolean'
  );
}
