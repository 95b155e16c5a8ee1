import type { Deps } from '#functions/wiring/deps.ts';

/** Whether an assistant's owner allows a model to read the website. */
export async function readsWithModel(
  deps: Pick<Deps, 'findSettings'>,
  conversionId: string,
): Promise<boolean> {
  const settings = await deps.findSettings(conversionId);
  return settings?.readsWithModel ?? true;
}
