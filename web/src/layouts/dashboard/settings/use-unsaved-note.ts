import { useEffect, useEffectEvent } from 'react';
import { hasDrafts } from '#web/lib/drafts/draft-store.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';

type Left = { id: string; title: string; search: string };

/** Says that a section was left with something unsaved, which stays entered, and leads back. */
export function useUnsavedNote({ id, title, search }: Left, open: (search: string) => void): void {
  const openSection = useEffectEvent(open);
  const tell = useEffectEvent((left: Left) => {
    if (!hasDrafts(left.id)) return;
    toastStore.show({
      title: 'Not saved yet',
      description: `Your changes in “${left.title}” are kept here until you save them.`,
      action: {
        label: 'Go back',
        hint: `Open “${left.title}” in the settings to save them.`,
        run: () => openSection(left.search),
      },
    });
  });
  useEffect(() => () => tell({ id, title, search }), [id, title, search]);
}
