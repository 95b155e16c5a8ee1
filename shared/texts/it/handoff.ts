import type { HandoffPhrases } from '../en/handoff.ts';

export const handoffPhrases: HandoffPhrases = {
  offer: 'Chiedo a qualcuno di {organisation}?',
  optionalName:
    'Se desidera che {organisation} La ricontatti, mi dica il Suo nome. Oppure continui semplicemente a chiedere.',
  askQuestion: 'Di che cosa si tratta? Può saltare questa domanda.',
  askName: 'Inoltro la Sua domanda a {organisation}. Come si chiama?',
  askNameToo: 'Come si chiama?',
  askContact:
    'Grazie, {name}. A quale indirizzo e-mail o numero di telefono può raggiungerLa {organisation}?',
  missingContact: 'Inserisca un indirizzo e-mail o un numero di telefono, oppure scriva «annulla».',
  invalidEmail: 'Inserisca un indirizzo e-mail valido',
  invalidPhone: 'Inserisca un numero di telefono valido. Va bene anche un indirizzo e-mail.',
  cancelled: 'D’accordo, non è stato inoltrato nulla. Che altro desidera sapere?',
  collected: 'Grazie, {name}. Ho inoltrato la Sua domanda a {organisation}.',
  expectReply: 'Riceverà una risposta {when}.',
  within: 'entro {hours}',
  by: 'entro {day}, {time} ({zone})',
  openNow: 'L’ufficio ora è aperto, fino alle {time} ({zone}).',
  closedNow: 'L’ufficio ora è chiuso. Riapre {day} alle {time} ({zone}).',
  offerAddition: 'Devo aggiungerlo al Suo messaggio per {organisation}?',
  notAdded: 'D’accordo, il Suo messaggio resta com’è. Che altro desidera sapere?',
  added: 'L’ho aggiunto al Suo messaggio per {organisation}.',
  tooMany:
    'Oggi da questa conversazione sono già stati inoltrati diversi messaggi. Contatti direttamente {organisation}.',
  personAnswers:
    'Una persona di {organisation} sta scrivendo una risposta al Suo messaggio. La lascio a lei, ma posso aiutarLa con altre domande.',
  personAnswered:
    'Una persona di {organisation} ha risposto al Suo messaggio. Sono di nuovo qui per altre domande.',
  personJoined:
    '{name} di {organisation} è ora in questa chat. Resto in silenzio finché non mi viene restituita.',
  personLeft: 'Rispondo di nuovo io.',
};
