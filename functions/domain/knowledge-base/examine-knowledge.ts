import { sitExam } from '#functions/engine/readiness/sit-exam.ts';
import { countReadiness } from '#shared/domain/conversion/readiness.ts';
import { choosePopularQuestions } from '../conversions/choose-popular-questions.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { changeLibrary } from './change-library.ts';
import type { Library } from './library.ts';
import type { UpdatePorts } from './ports.ts';

/** An exam that takes the worker down this often is left out. */
const attemptLimit = 2;

/** Lets the assistant sit its exam with the published knowledge. */
export async function examineKnowledge(
  ports: UpdatePorts,
  conversion: Conversion,
  owner: string,
): Promise<Library> {
  const begun = await changeLibrary(ports, conversion, (library) =>
    library.leaseOwner === owner ? { ...library, attempt: library.attempt + 1 } : library,
  );
  if (begun.attempt <= attemptLimit) await sitAndStore(ports, conversion.conversionId);
  ports.reach('knowledge:examined');
  return changeLibrary(ports, conversion, (library) =>
    library.leaseOwner === owner ? { ...library, attempt: 0, examined: begun.published } : library,
  );
}

async function sitAndStore({ conversions, files, now }: UpdatePorts, conversionId: string): Promise<void> {
  const conversion = await conversions.find(conversionId);
  const knowledgeVersion = conversion?.knowledgeVersion;
  const knowledge = knowledgeVersion && (await files.readKnowledge(conversionId, knowledgeVersion));
  const site = conversion?.site;
  if (!knowledge || !site) return;
  const { brandId } = conversion;
  const report = sitExam({ knowledge, knowledgeVersion, brandId, now: now() });
  await files.writeReadiness(conversionId, report);
  await conversions.saveExam(conversionId, countReadiness(report), choosePopularQuestions(site, report));
}
