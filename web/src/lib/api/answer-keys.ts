/** Query keys of an owner's own answers. */
export const knowledgeBaseKey = (conversionId: string) => ['knowledge-base', conversionId];
export const transcriptsKey = (conversionId: string) => ['chat-transcript', conversionId];

/** Prefix of the query keys of dashboard figures. */
export const dashboardKey = ['dashboard'] as const;
