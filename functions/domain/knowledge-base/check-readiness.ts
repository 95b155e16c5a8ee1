import { countReadiness } from '#shared/domain/conversion/readiness.ts';
import { choosePopularQuestions } from '../conversions/choose-popular-questions.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { continueReadinessCheck } from '../readiness-check/continue-readiness-check.ts';
import { changeLibrary } from './change-library.ts';
import type { Library } from './library.ts';
import type { UpdatePorts } from './ports.ts';

/** A part of the check that crashes the worker this often is skipped, along with the rest. */
const attemptLimit = 2;

/** Runs the next part of the readiness check on the published knowledge. */
export async function checkReadiness(
  ports: UpdatePorts,
  conversion: Conversion,
  owner: string,
): Promise<Library> {
  const begun = await changeLibrary(ports, conversion, (library) =>
    library.leaseOwner === owner ? { ...library, attempt: library.attempt + 1 } : library,
  );
  const isOver = begun.attempt > attemptLimit || (await nextStep(ports, conversion.conversionId));
  ports.reach('knowledge:examined');
  return changeLibrary(ports, conversion, (library) => {
    if (library.leaseOwner !== owner) return library;
    return { ...library, attempt: 0, ...(isOver && { examined: begun.published }) };
  });
}

/** Whether the check is finished. */
async function nextStep(ports: UpdatePorts, conversionId: string): Promise<boolean> {
  const { conversions, files } = ports;
  const conversion = await conversions.find(conversionId);
  const knowledgeVersion = conversion?.knowledgeVersion;
  const knowledge = knowledgeVersion && (await files.readKnowledge(conversionId, knowledgeVersion));
  const site = conversion?.site;
  if (!knowledge || !site) return true;
  const { brandId, institutionType, readiness } = conversion;
  const formerVersion = readiness?.knowledgeVersion;
  const { check, isOver } = await continueReadinessCheck(ports, {
    ...{ conversionId, brandId, institutionType, knowledge, knowledgeVersion, formerVersion },
  });
  if (isOver) {
    const popular = choosePopularQuestions(site, check);
    // Before the check is saved, which a killed worker repeats: it compares with the knowledge of the check before.
    await ports.settleAnsweredQuestions(conversion, knowledge);
    ports.reach('knowledge:settled');
    await conversions.saveReadinessCheck(conversionId, countReadiness(check), popular);
  }
  return isOver;
}
