import { describe, expect, it } from 'vitest';
import { sample } from '#tests/support/sample.ts';
import { matchesAnswer, normalize } from '../eval-scoring.ts';
import { readDialogues } from './dialogues.ts';
import { readTexts } from './page-text.ts';
import { siteFolder } from './read-questions.ts';

const bySite = [...Map.groupBy(readDialogues('conversations'), ({ site }) => site)];

/** `npm test` reads the pages of one site. */
const sitesRead = new Set(sample(bySite, (_, index) => index === 0).map(([site]) => site));

describe.each(bySite)('conversations on %s', (site, dialogues) => {
  const questions = dialogues.flatMap(({ turns }) => turns.flatMap(({ question }) => question ?? []));

  it('end with a message whose reply is scored', () => {
    for (const { id, turns } of dialogues) expect(turns.at(-1)?.question, id).toBeDefined();
  });

  it.runIf(sitesRead.has(site))('have the answer on every page that they name, or have none', async () => {
    const pages = await readTexts(siteFolder(site));
    for (const question of questions) {
      const { id, page, same_text_on, absent_check } = question;
      const holders = page === null ? [] : [page, ...same_text_on];
      for (const holder of holders)
        expect(matchesAnswer(question, pages.get(holder) ?? ''), `${id} ${holder}`).toBe(true);
      for (const [name, text] of pages)
        for (const pattern of absent_check)
          expect(new RegExp(pattern, 'is').test(normalize(text)), `${id} /${pattern}/ on ${name}`).toBe(
            false,
          );
    }
  });
});
