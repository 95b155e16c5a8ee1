import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sample } from '#tests/support/sample.ts';
import { matchesAnswer, normalize, type Question } from '../eval-scoring.ts';
import { readTexts } from './page-text.ts';
import { readQuestionSet, siteFolder, sitesFolder } from './read-questions.ts';

if (!existsSync(sitesFolder))
  console.log(
    'only the bundled websites are checked: the other websites are not beside the project (../shared/sites)',
  );

const ownMix = { answerable: 16, absent: 5, offtopic: 3, followUps: 2 };
const mixes = {
  own: ownMix,
  trades: ownMix,
  unseen: ownMix,
  strangers: { answerable: 12, absent: 4, offtopic: 2, followUps: 0 },
} as const;
const bySite = Object.entries(mixes).flatMap(([set, mix]) =>
  [...Map.groupBy(readQuestionSet(set), ({ site }) => site)].map(([site, questions]) => ({
    site,
    questions,
    mix,
  })),
);
/** Reading the pages and documents of all sites takes longer than most files of tests, so `npm test` reads a third. */
const sitesRead = new Set(sample(bySite, (_, index) => index % 3 === 0));
const withoutSpace = (text: string) => normalize(text).replace(/\s/g, '');

describe.each(bySite.map((each) => ({ ...each, isRead: sitesRead.has(each) })))(
  'questions on $site',
  ({ site, questions, mix, isRead }) => {
    let texts: ReturnType<typeof readTexts> | undefined;
    // One site at a time, because a document has a time limit that parallel readers would exceed.
    const readSite = () => {
      texts ??= readTexts(siteFolder(site));
      return texts;
    };

    it('have unique ids and the required number of each kind', () => {
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
      const count = (fits: (question: Question) => boolean) => questions.filter(fits).length;
      expect({
        answerable: count(({ answerable }) => answerable),
        absent: count(({ difficulty }) => difficulty === 'absent'),
        offtopic: count(({ difficulty }) => difficulty === 'offtopic'),
        followUps: count(({ history }) => history.length > 0),
      }).toEqual(mix);
    });

    it.runIf(isRead)('have the answer on their page, and in the quoted passage if there is one', async () => {
      const pages = await readSite();
      for (const question of questions.filter(({ answerable }) => answerable)) {
        const { id, page, evidence, same_text_on } = question;
        const text = pages.get(page ?? '') ?? '';
        expect(matchesAnswer(question, text), id).toBe(true);
        expect([...pages.keys()], id).toEqual(expect.arrayContaining(same_text_on));
        if (evidence === undefined) continue;
        expect(withoutSpace(text), id).toContain(withoutSpace(evidence));
        expect(matchesAnswer(question, evidence), id).toBe(true);
      }
    });

    it.runIf(isRead)('without an answer ask for something that no page says', async () => {
      for (const [page, text] of await readSite()) {
        const plain = normalize(text);
        for (const { id, absent_check } of questions)
          for (const pattern of absent_check)
            expect(new RegExp(pattern, 'is').test(plain), `${id} /${pattern}/ on ${page}`).toBe(false);
      }
    });
  },
);
