import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const school = readSampleSite({
  name: 'Larch School',
  language: 'en',
  pages: {
    '/': '<h1>Larch School</h1><p>A small school by the river.</p><h2>A bump to the head</h2><p>We call you after every bump to the head.</p>',
    '/staff.html': `<h1>Staff</h1><p>DR. MINA HOLT, PRINCIPAL</p><p>Otto Lang, Assistant Principal</p><p>Ida Brandt, Office Manager</p>
      <table><tr><th>Name</th><th>Role</th></tr><tr><td>Paul Kern</td><td>Art Director</td></tr>
      <tr><td>Ruth Weiss</td><td>Head of Admissions</td></tr></table>
      <h2>Governance</h2><p>The board chair is Joan Abel.</p>`,
    '/message.html': "<h1>Principal's message</h1><p>Dr. Mina Holt<br>M.Sc., M.Ed.<br>(Principal)</p>",
    '/history.html':
      '<h1>Then and now</h1><h2>History</h2><p>Karl Voss, Principal</p><p>Emma Frey, Principal 1980–1996</p>',
    '/parents.html': '<h1>What parents say</h1><h2>Testimonials</h2><p>Nora Quist, Owner, Quist Bakery</p>',
  },
});
const club = readSampleSite({
  name: 'Alder Chess Club',
  language: 'en',
  pages: {
    '/': '<h1>Alder Chess Club</h1><p>Our president, Lena Moor, has led the club since 2018 and still plays every Friday night.</p>',
    '/guests.html':
      '<h1>Guests</h1><p>Amir Quill is President and CEO of Sixense Games.</p><p>He was, before that, CEO of Quartz Games.</p><p>Vice-President: Dr. Bo Starr</p>',
  },
});
const shop = readSampleSite({
  name: 'Radhaus Weber',
  language: 'de',
  pages: {
    '/': '<h1>Radhaus Weber</h1><p>Ihr Fahrradladen in der Stadt.</p>',
    '/team.html':
      '<h1>Das Team</h1><h2>Ulla Weber</h2><p>Inhaberin und Meisterin</p><h2>Jan Weber</h2><p>stellv. Geschäftsführer</p>',
  },
});

function ask(question: string, knowledge = school) {
  return answerQuestion({ knowledge, question, history: [] });
}

describe('the leader of the organisation', () => {
  it.each([
    'who is the principal?',
    "who's the boss",
    'Who runs the school?',
    'name of the headmaster',
    "what's the head teacher called",
    'principal',
    'Who is in charge at Larch School, the head person?',
    'Who is the director?',
  ])('is named for "%s"', (question) => {
    const { outcome, text } = ask(question);
    expect({ outcome, text }).toEqual({ outcome: 'answered', text: 'DR. MINA HOLT, PRINCIPAL' });
  });

  it('is cited from the pages that name them', () => {
    const titles = ask('who is the principal?').citations.map(({ quote }) => quote);
    expect(titles).toEqual(['DR. MINA HOLT, PRINCIPAL', 'Dr. Mina Holt\nM.Sc., M.Ed. (Principal)']);
  });

  it.each([
    ['who chairs the board of the school', 'Joan Abel'],
    ['who is the art director', 'Paul Kern'],
    ['who is the head of admissions', 'Ruth Weiss'],
    ['who is the assistant principal', 'Otto Lang'],
  ])('isn’t the answer to "%s"', (question, name) => {
    expect(ask(question).text).toContain(name);
  });

  it('is named in a sentence that says more about them', () => {
    expect(ask('who is the president of the club', club).text).toMatch(/^Our president, Lena Moor/);
  });

  it.each(['who was the principal?', "what is the principal's e-mail address?"])(
    'isn’t guessed for "%s"',
    (question) => {
      expect(ask(question).text).not.toMatch(
        /^(?:[\w ]+: )?(?:DR\. MINA HOLT, PRINCIPAL|Nora Quist.*|Karl Voss.*)$/,
      );
    },
  );

  it.each(['wer ist der Chef?', 'wie heißt die Inhaberin', 'who owns it?'])(
    'is named in the page’s language for "%s"',
    (question) => {
      const { outcome, text } = ask(question, shop);
      expect({ outcome, text }).toMatchObject({
        outcome: 'answered',
        text: expect.stringMatching(/^(?:.* says.*:\s)?Ulla Weber: Inhaberin und Meisterin$/),
      });
    },
  );
});
