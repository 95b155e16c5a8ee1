import type { AskRule, ReplyRule } from './conduct-rule.ts';

/** Requests for legal advice or a prediction of an outcome go to an attorney. */
export const legalAdvice: AskRule = {
  id: 'legal-advice',
  kind: 'note',
  outcome: 'refused',
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

/**
 * Questions of somebody in a matter of their own that only a lawyer can answer: what one may, must or will lose. Who somebody is
 * and whether the firm takes a case are questions about the firm. What one may do at the firm ("can I pay by card?") is no such matter.
 */
export const legalMatter: AskRule = {
  id: 'legal-matter',
  kind: 'note',
  outcome: 'refused',
  namesPerson: true,
  yieldsToAnswer: true,
  patterns: [
    /^(?:(?:so|and|but|if|hi|hello|please)[, ]+)*(?:can|could|will|would|may|must|am|do|does|should|is|are) (?!.*\b(?:you|your|pay by|pay with|pay online|pay in|bring|book|schedule|appointment|consultation|meeting|receipt|copy|come|visit|lobby|office|park|parking|wait|meet|talk|speak|call|phone|email|e-mail|fax|upload|form|website|lawyers?|attorneys?|open|free|cost|fees?|charge)\b)(?=.*\b(?:husband|wife|spouse|partner|girlfriend|boyfriend|ex|kids?|child|children|sons?|daughters?|father|mother|brother|sister|parents?|landlord|tenants?|boss|employer|neighbou?rs?|police|cops|judge|court|jail|prison|bank|insurer|they|he|she|him|her|them|house|divorced?|custody|alimony|pension|inherit\w*|debts?|evict\w*|arrest\w*|deport\w*|lawsuits?|sued?|liable|fired?|testify|charges|convict\w*|guilty|visa|breath test|owe|split up|separated?)\b)(?:i|we|(?:they|he|she)(?=.*\b(?:me|my|mine|us|ours?)\b)|(?:my|our|the) (?!appointment|consultation|meeting|documents|first)[\w-]+(?: [\w-]+)?)(?! able)\b/,
    /^(?:und |aber |hallo )*(?:kann|darf|muss|wird|werde|konnen|durfen|mussen|werden) (?!.*\b(?:ihnen|ihre?[mnrs]?|bezahlen|zahlen|mitbringen|termin|kommen|besuchen|parken|warten|sprechen|anrufen|mailen|schicken|senden|beratung|kanzlei|anwalt\w*|kosten|kostet)\b)(?=.*\b(?:er|mann|frau|ex|kind(?:er)?|sohn|tochter|eltern|vater|mutter|vermieter\w*|mieter\w*|chef\w*|arbeitgeber\w*|nachbar\w*|polizei|gericht|bank|haus|wohnung|scheidung|sorgerecht|unterhalt|rente|erben?|schulden|gekundigt|verhaftet|haften)\b)(?:ich|wir|er(?=.*\b(?:mich|mir|mein\w*|uns|unser\w*)\b)|mein\w* \w+|unser\w* \w+)\b/,
    /^(?:et |mais |bonjour )*(?:puis-je|peut-(?:il|elle)(?=.*\b(?:me|moi|mon|ma|mes|nous|notre|nos)\b)|est-ce que (?:je|mon|ma|mes) \w+|(?:mon|ma) \w+ peut)(?:-il|-elle)?\b(?!.*\b(?:vous|votre|vos|payer|apporter|rendez-vous|venir|stationner|garer|attendre|parler|appeler|envoyer|consultation|cabinet|avocate?s?)\b)(?=.*\b(?:il|elle|mari|femme|ex|enfants?|fils|fille|pere|mere|proprietaire|locataire|patron|employeur|voisin\w*|police|juge|banque|maison|divorce\w*|garde|pension|herit\w*|dettes?|expuls\w*|licenci\w*)\b)/,
    /^(?:y |pero |hola )*(?:puedo|puede mi|(?:puede (?:el|ella)|pueden)(?=.*\b(?:me|mis?|nos|nuestr\w*)\b)|debo|tengo que|perdere)\b(?!.*\b(?:ustedes|usted|su|sus|pagar|traer|cita|ir|venir|aparcar|estacionar|esperar|hablar|llamar|enviar|consulta|bufete|abogad[oa]s?)\b)(?=.*\b(?:el|ella|marido|esposo|esposa|mujer|ex|hijos?|hijas?|padre|madre|casero|inquilino|jefe|vecin[oa]s?|policia|juez|banco|casa|divorci\w*|custodia|pension|hered\w*|deudas?|desahuci\w*|desped\w*)\b)/,
  ],
  says: legalAdvice.says,
  examples: [
    'Can I keep the house in a divorce?',
    'Can my wife take my pension?',
    'Can he take my children abroad?',
    'Darf mein Mann die Kinder mitnehmen?',
    'Puis-je garder la maison ?',
    '¿Puedo quedarme con la casa?',
  ],
  ordinary: [
    'Can I pay by credit card?',
    'Can I bring my wife to the first meeting?',
    'Is he from Greeley?',
    'Is she married?',
    'Does he handle custody?',
    'Can you represent me?',
    'Will you be my lawyer?',
    'Kann er vor Gericht auftreten?',
    'Peut-elle plaider devant un juge ?',
    '¿Puede ella defender a un inquilino?',
    'Do I have to come to your office?',
    'Will you send me a copy?',
    'Kann ich meine Frau zum Termin mitbringen?',
    'Puis-je venir avec ma femme au cabinet ?',
    '¿Puedo pagar con tarjeta?',
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
