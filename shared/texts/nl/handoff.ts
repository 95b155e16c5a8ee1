import type { HandoffPhrases } from '../en/handoff.ts';

export const handoffPhrases: HandoffPhrases = {
  offer: 'Zal ik het aan iemand van {organisation} vragen?',
  optionalName: 'Als {organisation} contact met u moet opnemen, noem dan uw naam. Of vraag gewoon verder.',
  askQuestion: 'Waar gaat het over? U kunt dit overslaan.',
  askName: 'Ik geef uw vraag door aan {organisation}. Wat is uw naam?',
  askNameToo: 'Wat is uw naam?',
  askContact: 'Dank u, {name}. Op welk e-mailadres of telefoonnummer kan {organisation} u bereiken?',
  missingContact: 'Vul een e-mailadres of telefoonnummer in, of schrijf “annuleren”.',
  invalidEmail: 'Vul een geldig e-mailadres in',
  invalidPhone: 'Vul een geldig telefoonnummer in. Een e-mailadres is ook goed.',
  cancelled: 'Goed, er is niets doorgegeven. Wat wilt u nog meer weten?',
  collected: 'Dank u, {name}. Ik heb uw vraag doorgegeven aan {organisation}.',
  expectReply: 'U kunt {when} een antwoord verwachten.',
  within: 'binnen {hours}',
  by: 'uiterlijk {day}, {time} ({zone})',
  openNow: 'Het kantoor is nu open, tot {time} ({zone}).',
  closedNow: 'Het kantoor is nu gesloten. Het gaat {day} om {time} open ({zone}).',
  offerAddition: 'Zal ik dit aan uw bericht voor {organisation} toevoegen?',
  notAdded: 'Goed, uw bericht blijft zoals het is. Wat wilt u nog meer weten?',
  added: 'Ik heb dit aan uw bericht voor {organisation} toegevoegd.',
  tooMany:
    'Vandaag zijn al meerdere berichten uit dit gesprek doorgegeven. Neem rechtstreeks contact op met {organisation}.',
  personAnswers:
    'Iemand van {organisation} schrijft een antwoord op uw bericht. Dat laat ik aan die persoon over, maar met andere vragen kan ik helpen.',
  personAnswered: 'Iemand van {organisation} heeft uw bericht beantwoord. Ik ben er weer voor andere vragen.',
  personJoined:
    '{name} van {organisation} is nu in deze chat. Ik zwijg tot de chat aan mij wordt teruggegeven.',
  personLeft: 'Ik antwoord weer.',
};
