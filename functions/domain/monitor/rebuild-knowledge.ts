import { changeLibrary } from '../knowledge-base/change-library.ts';
import { hasItsKnowledge, listNewestSites, monitoredSites } from './inspect-site.ts';
import type { FixPorts } from './ports.ts';

/**
 * Rebuilds the lost knowledge of monitored assistants from their sources. Returns how many; those already
 * being rebuilt are left alone.
 */
export async function rebuildKnowledge(ports: FixPorts): Promise<number> {
  const sites = await listNewestSites(ports, monitoredSites);
  let rebuilt = 0;
  for (const site of sites) {
    if (site.status === 'processing' || (await hasItsKnowledge(ports, site))) continue;
    await changeLibrary(ports, site, (library) =>
      library.published < library.changed ? library : { ...library, changed: library.changed + 1 },
    );
    await ports.sendUpdate(site.conversionId);
    rebuilt++;
  }
  return rebuilt;
}
