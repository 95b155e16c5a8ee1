import { openDashboardSettings } from '../dashboard/dashboard-settings.ts';
import type { Deps } from '../deps.ts';

/** Whether an assistant's owner allows a model to read the website. */
export async function readsWithModel(deps: Pick<Deps, 'table'>, conversionId: string): Promise<boolean> {
  const settings = await openDashboardSettings(deps).find(conversionId);
  return settings?.readsWithModel ?? true;
}
