import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const office = readSampleSite({
  name: 'Keller Law',
  language: 'en',
  pages: {
    '/': `<h1>Keller Law</h1><p>We represent families in custody and divorce matters.</p>
      <p>Hire a local attorney who knows the courts.</p><p>We will get back to you within one day.</p>
      <h2>Our office</h2><p>400 Elm Drive</p><p>Cedar Park, TX 78613</p><p>Phone: (512) 555-0142</p>`,
    '/faq.html': `<h1>Questions</h1><p>What do I need to buy first?</p><p>Does the office sell binders?</p>
      <p>Buy a binder for your papers before the first visit; the stationer next door has them.</p>
      <p>A custody case can take six to nine months.</p>
      <p>Directions: leave the highway at exit 12.</p>
      <p>For the past 14 years the office has worked on family law.</p>`,
  },
});

const church = readSampleSite({
  name: 'Saint Ann',
  language: 'en',
  pages: {
    '/': `<h1>Saint Ann</h1><p>You may park behind the church, by the hall.</p><p>We are hiring a sexton for Sundays.</p>
      <p>Director of music: Ada Stone.</p>`,
  },
});

const club = readSampleSite({
  name: 'Judo Club',
  language: 'fr',
  pages: {
    '/': `<h1>Judo Club</h1><p>Tout nouvel adhérent doit s’acquitter de 8 € pour le passeport.</p>
      <p>Un adhérent peut être exclu du club.</p><p>Un bon kimono peut durer dix ans.</p>
      <p>Chacun doit donner une bonne image.</p><p>Applique le bicarbonate sur les taches.</p>`,
    '/contact.html': `<h1>Contact</h1><p>12 rue des Lilas, 69003 Lyon</p><p>bonjour@judo-lilas.fr</p>
      <p>Nous attestons avoir pris note de l’adresse mail des parents.</p>`,
  },
});

const labourLawyer = readSampleSite({
  name: 'Kanzlei Lang',
  language: 'de',
  pages: {
    '/': `<h1>Kanzlei Lang</h1><p>Wir beraten Sie im Arbeitsrecht.</p><p>Eine aktuelle Gerichtsentscheidung stärkt Arbeitnehmer.</p>`,
    '/auktion.html': `<h1>Abbruch einer Auktion</h1><p>Der Kläger bot 1 € und setzte dabei eine Preisobergrenze von 555,55 €.</p>
      <p>Einige Stunden später brach der Beklagte die Auktion ab.</p>`,
  },
});

const accountants = readSampleSite({
  name: 'Reed and Sons',
  language: 'en',
  pages: {
    '/': `<h1>Reed and Sons</h1><p>Child and education credits are checked every year.</p>
      <p>Retirement accounts are reviewed in the same week.</p><p>We gather access to your books first.</p>
      <p>Tax planning goes by consultation.</p>
      <p>Experts who work as one firm, so your file never sits with one person.</p>
      <p>Call today to speak with an accountant about vulgar language in letters from the tax office.</p>
      <h2>We take criminal charges seriously</h2><p>Ada Stone has seen many charges dropped.</p>
      <p>Officer for computer and fax matters: Bo Reed.</p>
      <p>Caring for an old friend is hard work.</p>`,
    '/more.html': `<h1>More</h1><p>Basic Foundation Course by Bo Reed.</p><p>You stay ready for the tax office.</p>
      <p>The town has 200 new jobs since its opening.</p><p>There are twenty books on advanced topics.</p>
      <p>Your father is in safe hands.</p><p>The prize was announced online.</p>
      <p>Decades of practice bring the experience that clients need.</p>`,
  },
});

const parish = readSampleSite({
  name: 'Saint Bede',
  language: 'en',
  pages: {
    '/': `<h1>Saint Bede</h1><p>We speak English and Polish.</p><p>Dogs may wait in the porch.</p>
      <p>Visits are by appointment.</p><p>Father Tom Ashe is in charge of the parish.</p>
      <h2>Directions</h2><ul><li>From the station take Mill Lane uphill.</li><li>By car leave the ring at exit 4.</li></ul>
      <p>The choir has 31 members.</p><p>The parish was founded by Ada Lee.</p><p>Please bring a photo ID.</p>`,
  },
});

const kanzlei = readSampleSite({
  name: 'Kanzlei Brandt',
  language: 'de',
  pages: {
    '/': `<h1>Kanzlei Brandt</h1><p>Sie müssen den Termin bei der Polizei nicht wahrnehmen.</p>
      <p>Auch beschädigte Kleidung wird ersetzt.</p><p>Die Fahrerin hatte auf dem Beifahrersitz Platz genommen.</p>
      <p>Ich bin verheiratet und habe zwei Kinder.</p><p>Eine praktische Fahrprobe kann angeordnet werden.</p>`,
    '/kontakt.html': `<h1>Kontakt</h1><p>Lindenstraße 7<br>50674 Köln</p><p>Telefon: 0221 / 55 50 17 33</p>
      <p>Telefax: 0221 / 55 50 17 34</p><p>brandt@kanzlei-brandt.de</p>`,
  },
});

const sites = { office, church, club, accountants, parish, kanzlei, labourLawyer };

const now = new Date('2026-11-20T00:00:00Z');
const ask = (site: keyof typeof sites, question: string) =>
  answerQuestion({ knowledge: sites[site], question, history: [], now });

describe('doesn’t answer with something that only looks similar', () => {
  it.each<[keyof typeof sites, string, string]>([
    ['office', 'Is there parking at your office?', 'a town by the name of Park'],
    ['office', 'Are you hiring?', 'a call to hire an attorney'],
    ['office', 'Can I get a refund?', 'a promise to get back'],
    ['office', 'What is your fax number?', 'a phone number'],
    ['office', 'How many employees do you have?', 'years of work'],
    ['office', 'How long does it take?', 'the length of one of many things'],
    ['office', 'Who is the director?', 'directions'],
    ['club', 'Combien avez-vous d’adhérents ?', 'the article of one member'],
    ['club', 'Combien de temps ça dure ?', 'the life of a kimono'],
    ['labourLawyer', 'Was nehmen Sie pro Stunde?', 'an amount of another case'],
    ['accountants', 'Can I bring my kids?', 'credits for children'],
    ['accountants', 'Can I bring a friend?', 'care for a friend'],
    ['accountants', 'How do I log in?', 'retirement accounts'],
    ['accountants', 'Is the first consultation free?', 'what goes by consultation'],
    ['accountants', 'How many people work there?', 'one person'],
    ['accountants', 'What is your fax number?', 'who looks after the fax'],
    ['accountants', 'Who is in charge here?', 'criminal charges'],
    ['accountants', 'Is it wheelchair accessible?', 'access to books'],
    ['accountants', 'Who founded it?', 'a foundation course'],
    ['accountants', 'Are there stairs?', 'who stays'],
    ['accountants', 'Do you have any job openings?', 'the jobs of a town'],
    ['accountants', 'Do I have to book in advance?', 'books'],
    ['accountants', 'Do I need to bring ID?', 'what else is brought'],
    ['accountants', 'Is it safe?', 'the safe hands of somebody'],
    ['accountants', 'Can I do this online?', 'the online form of somebody'],
    ['club', 'Vous avez une appli ?', 'how to apply a powder'],
    ['club', 'Comment faire un don ?', 'what members give'],
    ['kanzlei', 'Kann ich ohne Termin kommen?', 'an appointment with the police'],
    ['kanzlei', 'Kann ich den Termin verschieben?', 'an appointment with the police'],
    ['kanzlei', 'Gibt es eine Kleiderordnung?', 'damaged clothes'],
    ['kanzlei', 'Gibt es Parkplätze?', 'who took a seat'],
    ['kanzlei', 'Kann ich meine Kinder mitbringen?', 'the children of the lawyer'],
    ['kanzlei', 'Geht das auch für Kinder?', 'the children of the lawyer'],
    ['kanzlei', 'Bieten Sie Praktika an?', 'a practical test'],
  ])('%s: %s (not with %s)', (site, question) => {
    expect(ask(site, question).outcome).not.toBe('answered');
  });
});

describe('answers the same questions if the site has the thing', () => {
  it.each<[keyof typeof sites, string, string]>([
    ['church', 'Where can I park?', 'behind the church'],
    ['church', 'Is there parking?', 'behind the church'],
    ['church', 'Are you hiring?', 'We are hiring a sexton'],
    ['church', 'Who is the director of music?', 'Ada Stone'],
    ['office', 'How long does a custody case take?', 'six to nine months'],
    ['kanzlei', 'Wie komme ich zu Ihnen?', 'Lindenstraße 7'],
    ['club', 'Quelle est votre adresse mail ?', 'bonjour@judo-lilas.fr'],
    ['club', 'Vous êtes où ?', '12 rue des Lilas'],
    ['kanzlei', 'Wie ist Ihre Mailadresse?', 'brandt@kanzlei-brandt.de'],
    ['kanzlei', 'Wie ist Ihre Faxnummer?', '55 50 17 34'],
    ['parish', 'Who is in charge here?', 'Tom Ashe'],
    ['parish', 'What languages do you speak?', 'English and Polish'],
    ['parish', 'Sprechen Sie Englisch?', 'English and Polish'],
    ['parish', '¿Hablan inglés?', 'English and Polish'],
    ['parish', 'Are dogs allowed?', 'may wait in the porch'],
    ['parish', 'Do I need an appointment?', 'by appointment'],
    ['parish', 'How do I get there?', 'From the station'],
    ['parish', 'Who founded the parish?', 'Ada Lee'],
    ['parish', 'Do I have to book a visit?', 'by appointment'],
    ['parish', 'Do I need to bring ID?', 'photo ID'],
    ['parish', 'Id like to know who founded the parish', 'Ada Lee'],
    ['parish', 'How many members does the choir have?', '31 members'],
  ])('%s: %s %s', (site, question, said) => {
    expect(ask(site, question).text).toContain(said);
  });
});

it('doesn’t answer a question with a list of similar ones', () => {
  expect(ask('office', 'Do I need to buy a binder?').text).toContain('the stationer next door');
  expect(ask('office', 'Do I need to buy a binder?').text).not.toContain('What do I need to buy first?');
});

it('doesn’t even offer a court decision (“Entscheidung”) for a divorce (“Scheidung”)', () => {
  expect(ask('labourLawyer', 'Machen Sie auch Scheidungen?').outcome).toBe('declined');
});
