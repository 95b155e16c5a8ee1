import { changeLibrary } from '../knowledge-base/change-library.ts';
import type { FixWorld } from './fix-world.ts';
import { hasItsKnowledge, listNewestSites, monitoredSites } from './inspect-site.ts';

/**
 * Has the knowledge of those monitored assistants that lost it built again from what was read. Answers how many; those
 * for which that is under way are left alone.
 */
export async function rebuildKnowledge(world: FixWorld): Promise<number> {
  const sites = await listNewestSites(world, monitoredSites);
  let rebuilt = 0;
  for (const site of sites) {
    if (site.status === 'processing' || (await hasItsKnowledge(world, site))) continue;
    await changeLibrary(world, site, (library) =>
      library.published < library.changed ? library : { ...library, changed: library.changed + 1 },
    );
    await world.sendUpdate(site.conversionId);
    rebuilt++;
  }
  return rebuilt;
}
