import type { LibraryPorts, WebsitePorts } from '#functions/domain/knowledge-base/ports.ts';
import { findPlanOf } from '#functions/domain/knowledge-base/website/start-website-reading.ts';
import { cleanDocumentName, findEnding } from '#functions/engine/documents/document-name.ts';
import type { Deps } from './deps.ts';
import { openUploadSources } from './upload-sources.ts';

/** The ports for reading a website up to its plan's limit. */
export function openWebsitePorts(deps: Deps): WebsitePorts {
  return {
    ...deps,
    startUpdate: (conversionId, delaySeconds) =>
      deps.sendOrLeaveToSweeper(() => deps.sendUpdate(conversionId, delaySeconds)),
  };
}

/** The ports for an owner's calls on a knowledge base. */
export function openLibraryPorts(deps: Deps): LibraryPorts {
  const website = openWebsitePorts(deps);
  return {
    ...deps,
    ...website,
    findEntryLimit: async (conversion) => (await findPlanOf(website, conversion)).entries,
    // A running one reports its end itself.
    endTranscription: (recording) => deps.sendOrLeaveToSweeper(() => deps.endTranscription(recording)),
  };
}

/** The same, plus the dependencies of adding content. */
export function openContentPorts(deps: Deps) {
  return {
    ...openLibraryPorts(deps),
    ...openUploadSources(deps),
    cleanDocumentName,
    findEnding,
  };
}
