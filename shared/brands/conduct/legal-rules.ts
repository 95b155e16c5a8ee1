import type { AskRule, ReplyRule } from './conduct-rule.ts';

/** Requests for legal advice or a prediction of an outcome go to an attorney. */
export const legalAdvice: AskRule = {
  id: 'legal-advice',
  kind: 'note',
  outcome: 'handoff',
  namesPerson: true,
  patterns: [
    /\b(?:should|shall|must|do) i (?:have to )?(?:sue|sign|plead|settle|confess|testify|appeal|file (?:a|for|suit)|accept (?:the|this|that|their|a) (?:offer|settlement|plea|deal)|take (?:the|this|a) (?:plea|deal|settlement)|press charges|represent myself|talk to the (?:police|cops|insurance))\b/,
    /\b(?:do|would) i (?:really )?have (?:a |any )?(?:good |strong |valid |legal )?(?:case|claim|chance|grounds)\b|\b(?:will|would|can|could|did) (?:i|we) (?:actually |really )?(?:win|lose (?:my|the|this|our) (?:case|trial|lawsuit|licen[sc]e|kids|children|house)|go to (?:jail|prison)|get (?:custody|full custody|deported|convicted))\b|\bwhat are (?:my|our) (?:chances|odds)\b|\bhow much (?:money )?(?:will|would|can|could) i (?:get|win|receive) (?:for|from|in|out)\b|\bis my (?:case|claim) (?:strong|good|worth|winnable|valid)\b/,
    /\bcan i (?:legally|sue|get away|break (?:my|the|a) (?:lease|contract)|stop paying|fire|be sued)\b|\b(?:is|was) it (?:legal|illegal|against the law) (?:to|if|for)\b|\b(?:how (?:can|do) i|help me(?: to)?) (?:get away with|hide (?:my|the)|avoid (?:paying|going|jail|being)|beat (?:the|my|a) (?:charge|ticket|case)|lie)\b|\b(?:give|write|draft) me (?:some |a |an )?(?:legal (?:advice|opinion)|contract|lawsuit|motion|will|defen[cs]e)\b|\bwhat (?:should|would) (?:i|you) (?:say|tell|do) (?:to|in|at|if|when|about) (?:the |my )?(?:judge|court|police|trial|case|i (?:was|were|am))\b/,
    /\b(?:soll|sollte|muss) ich (?:\S+ ){0,4}(?:unterschreiben|klagen|verklagen|gestehen|aussagen|widersprechen|einspruch einlegen|vor gericht gehen|annehmen)\b|\b(?:habe|hab) ich (?:\S+ ){0,2}(?:eine |gute |einen )?(?:chancen?|aussicht\w*)\b|\b(?:werde|kann|wurde) ich (?:den prozess |meinen prozess |vor gericht |die klage )?(?:gewinnen|verlieren)\b|\bwie (?:stehen|hoch sind) meine (?:chancen|aussichten)\b|\bwie viel schmerzensgeld bekomme ich\b/,
    /\b(?:dois-je|devrais-je|est-ce que je (?:dois|devrais)) (?:\S+ ){0,2}(?:signer|porter plainte|avouer|accepter l'offre|faire appel|poursuivre|attaquer)\b|\b(?:vais-je|est-ce que je vais|puis-je) (?:gagner|perdre) (?:mon|le|ce) (?:proces|divorce)\b|\b(?:quelles sont|ai-je (?:des|une)) (?:mes |bonne )?chances?\b/,
    /\b(?:debo|deberia|tengo que) (?:firmar|demandar|declararme|confesar|aceptar (?:el|la|esta) (?:oferta|acuerdo)|apelar)\b|\b(?:voy a|puedo) (?:ganar|perder) (?:el|mi|este) (?:juicio|caso|demanda)\b|\b(?:tengo (?:un |buen )?caso|que posibilidades tengo)\b/,
  ],
  says: {
    en: 'I cannot give legal advice. An attorney can.',
    de: 'Rechtsrat kann ich nicht geben. Eine Anwältin oder ein Anwalt kann es.',
    fr: 'Je ne peux pas donner de conseil juridique. Un avocat le peut.',
    es: 'No puedo dar asesoramiento legal. Un abogado sí puede.',
  },
  examples: [
    'Should I sign the agreement I was given?',
    'Do I have a case?',
    'Will I win my case?',
    'What are my chances?',
    'Soll ich den Vertrag unterschreiben?',
    'Dois-je signer ce contrat ?',
    '¿Debo firmar el acuerdo?',
  ],
  ordinary: [
    'Do you handle divorces?',
    'Should I bring my papers to the first meeting?',
    'Do I have to pay for the first consultation?',
    'How much does a will cost?',
    'Muss ich einen Termin vereinbaren?',
  ],
};

/** No reply predicts the outcome of a legal matter or gives advice on it. */
export const prospects: ReplyRule = {
  id: 'prospects',
  patterns: [
    /\b(?:you|we)(?: will|'ll) (?:(?:certainly|definitely|surely|easily|likely|probably|almost certainly) )?win\b|\b(?:we|i) (?:can )?guarantee (?:you )?(?:a |the )?(?:win|victory|verdict|settlement|outcome|result|success)\b|\byou (?:have|'ve got) (?:a |an )?(?:very |really )?(?:strong|good|excellent|solid|great|winning) (?:case|claim|chance)s?\b|\byour (?:chances|odds) (?:of winning )?are (?:very |really )?(?:good|high|excellent|strong)\b|\byou should (?:not )?(?:sue|sign|plead|settle|confess|accept the (?:offer|settlement|plea))\b/,
    /\bsie (?:werden|wurden) (?:\S+ ){0,4}(?:gewinnen|recht bekommen)\b|\bihre (?:chancen|aussichten) (?:sind|stehen) (?:sehr )?gut\b|\bsie sollten (?:\S+ ){0,3}(?:klagen|verklagen|unterschreiben|gestehen)\b/,
    /\bvous (?:allez gagner|gagnerez)\b|\bvous avez de (?:bonnes|fortes) chances\b|\bvous devriez (?:signer|porter plainte|avouer|accepter l'offre)\b/,
    /\b(?:usted )?(?:va a ganar|ganara)\b.{0,20}\b(?:juicio|caso|demanda)\b|\btiene (?:buenas|muchas|altas) (?:posibilidades|probabilidades)\b|\b(?:usted )?deberia (?:firmar|demandar|declararse)\b/,
  ],
  examples: [
    'You will win.',
    'You have a strong case.',
    'You should sue.',
    'Sie werden den Prozess gewinnen.',
  ],
  ordinary: ['We cannot promise an outcome.', 'You should bring your papers.', 'You should call us first.'],
};
