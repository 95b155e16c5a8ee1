import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type VersionedWidget, versionedWidgetSchema } from '#shared/contract/assistant/widget.ts';
import { leaveOutBrokenDomain, type WidgetDesign } from '#shared/domain/widget/widget-design.ts';
import { api } from '#web/lib/api/api.ts';
import { openDraftStore } from '#web/lib/drafts/draft-store.ts';
import type { Edits } from '#web/lib/drafts/edits.ts';
import { useVersionedForm } from '#web/lib/drafts/use-versioned-form.ts';
import { adoptWidget } from './adopt-widget.ts';

const typingMilliseconds = 500;
const drafts = openDraftStore<Edits<WidgetDesign>>();

type SavedDesign = { conversionId: string; settings: VersionedWidget; initial: WidgetDesign };

/** The owner's design, saved shortly after each change, and at once when the page part is left. */
export function useSavedDesign({ conversionId, settings, initial }: SavedDesign) {
  const queries = useQueryClient();
  const form = useVersionedForm<VersionedWidget, WidgetDesign>({
    ...{ drafts, key: conversionId, stored: settings, schema: versionedWidgetSchema },
    read: ({ design }) => design ?? initial,
    save: ({ versions }, design) =>
      api.widget.saveSettings.call({
        conversionId,
        design: leaveOutBrokenDomain(design),
        versions: { design: versions.design },
      }),
    adopt: (stored) => adoptWidget(queries, conversionId, stored),
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = () => {
    clearTimeout(timer.current);
    if (drafts.read(conversionId)) void form.save();
  };
  const latestSave = useRef(save);
  latestSave.current = save;
  useEffect(() => () => latestSave.current(), []);
  const change = (part: Partial<WidgetDesign>) => {
    form.edit(part);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestSave.current(), typingMilliseconds);
  };
  return { form, change, save };
}
