import { openDraftStore } from '#web/lib/drafts/draft-store.ts';

/** Answers that are not sent yet, by message: they stay when another list or message is shown. */
export const responseDrafts = openDraftStore<string>();
