/** Query keys of what shows an owner's own answers. */
export const knowledgeBaseKey = (conversionId: string) => ['knowledge-base', conversionId];
export const transcriptsKey = (conversionId: string) => ['chat-transcript', conversionId];

/** Begins the keys of the figures of every dashboard that is shown. */
export const dashboardKey = ['dashboard'] as const;
