/** Limits of a cold start: bytes read, and load time as a multiple of the document client's. */
type StartBudget = { startBytes: number; loadRatio: number };

/** DynamoDB's document client alone is 335 KB; the masker of what visitors type is 22 KB. */
const apiBudget: StartBudget = { startBytes: 519 * 1024, loadRatio: 1.3 };

/**
 * Each page is read with its styles: their parser, matcher and rules are 133 KB, reading linked files 12. Its data for search
 * engines are 3.
 */
const styleBytes = 150 * 1024;

/** What tells languages: 931 KB of `eld`'s table, 49 of the wordings and texts of four more languages. */
const languageBytes = 980 * 1024;

/** What the numbers of every country look like: libphonenumber's largest table, and the code that reads it. */
const phoneBytes = 215 * 1024;

/**
 * Nobody waits for a worker to start, and workers load parsers and clients the API doesn't need. The
 * gatekeeper runs before every call, and assistants' pages wait for the page function. Budgets are a tenth
 * (bytes) and a quarter (load time, in document client loads) above the measured values.
 */
const otherBudgets: Record<string, StartBudget> = {
  'worker/run-conversion-step': {
    startBytes: 2346 * 1024 + styleBytes + languageBytes + phoneBytes,
    loadRatio: 4.2,
  },
  'worker/update-knowledge': {
    startBytes: 2360 * 1024 + styleBytes + languageBytes + phoneBytes,
    loadRatio: 4.2,
  },
  'worker/send-mail': { startBytes: 535 * 1024, loadRatio: 1.75 },
  'worker/send-webhook': { startBytes: 1020 * 1024, loadRatio: 2.5 },
  'worker/run-life-cycle': { startBytes: 510 * 1024, loadRatio: 2.1 },
  'worker/receive-mail': { startBytes: 2240 * 1024 + languageBytes + phoneBytes, loadRatio: 4.2 },
  'worker/seal-days': { startBytes: 510 * 1024, loadRatio: 2.1 },
  'worker/read-document': { startBytes: 500 * 1024, loadRatio: 4.2 },
  'worker/render-page': { startBytes: 160 * 1024, loadRatio: 4.2 },
  'worker/sweep': { startBytes: 574 * 1024, loadRatio: 2.1 },
  'edge/answer-page': { startBytes: 252 * 1024, loadRatio: 1.1 },
  'edge/admit-distribution': { startBytes: 173 * 1024, loadRatio: 0.7 },
};

/** The budget of a function by its entry's path; undefined when none is set. */
export function findStartBudget(entry: string): StartBudget | undefined {
  return entry.startsWith('api/') ? apiBudget : otherBudgets[entry];
}

/** What the record of dependencies opens besides stores and the provider: rules of other areas, and the client of the document reader. */
const recordBytes = 70 * 1024;

/**
 * All that a function may load that answers visitors; half of it are the lexicon and the clients of models, 14 KB what an
 * order to a machine looks like in twelve languages, 8 KB what is said in
 * fourteen where no answer is sure, 17 KB what finds owners' answers in other words and lets a person take over, and 17 KB more ways
 * to ask for a person or to say thanks, and when a fact gives way, 9 KB what answers by mail and organizations of one person add,
 * 12 KB what hears names and thanks in fourteen languages and keeps robotics from robots, 12 KB what takes something back in as many
 * and finds the lines of a day, 24 KB what hears names beside a number in as many and answers with the hours in force.
 * The brands' own chats read their pages where they answer.
 */
export const answeringBytes = 2327 * 1024 + languageBytes + recordBytes + phoneBytes;
