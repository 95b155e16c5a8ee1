import type { AskRule, ReplyRule } from './conduct-rule.ts';

/** Valuations and buy decisions need a broker who has seen the books. */
export const dealAdvice: AskRule = {
  id: 'deal-advice',
  kind: 'note',
  outcome: 'refused',
  namesPerson: true,
  patterns: [
    /\b(?:what|how much) (?:is|are|would|will|could) (?:my|our|this|that) (?:\S+ ){0,3}(?:worth|sell for|go for|be worth)\b|\bhow much (?:should|can|could) i (?:offer|ask|pay|sell|get for)\b|\bshould i (?:buy|sell|invest|offer|accept|lower|take the)\b|\bis (?:it|this|that|the) (?:\S+ ){0,3}(?:a (?:good|safe|great) (?:deal|investment|buy|bargain)|worth it|overpriced)\b|\b(?:will|would) (?:i|it|this) (?:make|earn|lose) (?:me )?(?:a profit|money|my money)\b|\bguarantee(?:d)? (?:me )?(?:a |the )?(?:profit|return|sale|price|roi)\b/,
    /\b(?:who|what) (?:is|are) the (?:real |actual )?(?:seller|name of the (?:seller|owner|business))s?(?: of (?:the|this|that) \S+)?(?: really)?\?*$|\b(?:who is|who's) the (?:real |actual )?owner (?:of|behind) (?:this|that) |\bwho owns (?:this|that) (?!firm|website|site|agency|brokerage)|\b(?:reveal|tell me|give me|name) the (?:seller|owner)'?s? (?:identity|name|address|phone|lowest|bottom)|\b(?:lowest|bottom) price (?:the|that) (?:seller|owner)\b|\bwhy is the (?:owner|seller) (?:really )?(?:selling|desperate)\b/,
    /\b(?:was|wie viel) ist (?:mein\w*|unser\w*|dies\w*) (?:\S+ )?(?:wert|unternehmen wert|betrieb wert|firma wert)\b|\bsoll(?:te)? ich (?:\S+ ){0,4}(?:kaufen|verkaufen|investieren|bieten)\b/,
    /\b(?:combien vaut|quelle est la valeur de) (?:mon|ma|notre|cette?)\b|\b(?:dois-je|devrais-je) (?:\S+ ){0,2}(?:acheter|vendre|investir|offrir)\b/,
    /\bcuanto vale (?:mi|nuestro|este|esta)\b|\b(?:debo|deberia) (?:comprar|vender|invertir|ofrecer)\b/,
  ],
  says: {
    en: 'I cannot value a business, advise on a deal or name a seller. A broker can talk with you about it in confidence.',
    de: 'Ich kann kein Unternehmen bewerten, zu keinem Geschäft raten und keinen Verkäufer nennen. Ein Makler spricht vertraulich mit Ihnen darüber.',
    fr: 'Je ne peux ni évaluer une entreprise, ni conseiller une affaire, ni nommer un vendeur. Un courtier peut en parler avec vous en toute confidentialité.',
    es: 'No puedo valorar un negocio, aconsejar sobre una operación ni nombrar a un vendedor. Un agente puede hablarlo con usted en confianza.',
  },
  examples: [
    'What is my business worth?',
    'Should I buy this bakery?',
    'Who is the owner of this listing?',
    'Was ist mein Betrieb wert?',
    'Combien vaut mon entreprise ?',
    '¿Cuánto vale mi negocio?',
  ],
  ordinary: [
    'How do you value a business?',
    'How long does it take to sell?',
    'What is your fee?',
    'Do you sell restaurants?',
    'Who is the owner?',
    'Who is the owner of the firm?',
    'Is the owner from here?',
    'Can you sell my bakery?',
    'How do I hire you?',
    'Do you value restaurants?',
    'Who owns this website?',
  ],
};

export const dealPromises: ReplyRule = {
  id: 'deal-promises',
  sparesQuotes: true,
  patterns: [
    /\byour (?:business|company|shop|firm) is worth\b|\b(?:we|i) guarantee (?:you )?(?:a |the )?(?:sale|price|profit|return)\b|\byou should (?:buy|sell|invest|offer)\b|\byou(?: will|'ll) (?:make|earn) a profit\b|\bthis is a (?:safe|great|good) investment\b/,
    /\bihr (?:unternehmen|betrieb) ist .{0,30}wert\b|\bsie sollten (?:\S+ ){0,3}(?:kaufen|verkaufen|investieren)\b|\bvous devriez (?:acheter|vendre|investir)\b|\b(?:usted )?deberia (?:comprar|vender|invertir)\b/,
  ],
  examples: ['Your business is worth $400,000.', 'You should buy it.'],
  ordinary: ['We tell you what your business could sell for.', 'You should bring three years of accounts.'],
};

/** Doses, diagnoses and severity need a medical examination. */
export const medicalAdvice: AskRule = {
  id: 'medical-advice',
  kind: 'note',
  outcome: 'refused',
  namesPerson: true,
  patterns: [
    /\bhow (?:much|many) (?:\S+ ){0,3}(?:ibuprofen|aspirin|paracetamol|tylenol|insulin|medicine|medication|pills?|tablets?|mg) (?:can|should|may|do|could) i\b|\b(?:should|can|may) i (?:stop taking|take|double|mix|give (?:him|her|my \w+)) (?:my |some |a |the |two |more )?(?:\S+ )?(?:medication|medicine|meds|pills?|dose|ibuprofen|aspirin|paracetamol|antibiotics?|insulin|antidepressants?)\b|\b(?:do i have|is (?:this|it) (?:probably |really )?)(?: an?)? (?:cancer|tumou?r|diabetes|an? infection|covid|stroke|heart attack)\b|\bdiagnose (?:me|my|this)\b|\bwhat (?:disease|illness) do i have\b/,
    /\bwie viel\w* (?:\S+ ){0,2}(?:ibuprofen|aspirin|paracetamol|tabletten|insulin) (?:darf|soll|kann) ich\b|\b(?:soll|darf|kann) ich (?:\S+ ){0,3}(?:medikamente?|tabletten|antibiotik\w*|ibuprofen) (?:absetzen|nehmen|geben)\b|\b(?:habe ich|ist das) (?:krebs|diabetes|einen? (?:tumor|schlaganfall|infektion|herzinfarkt))\b/,
    /\bcombien d[e'] ?(?:\S+ ){0,1}(?:ibuprofene|aspirine|paracetamol|comprimes) (?:puis-je|dois-je|je peux)\b|\b(?:puis-je|dois-je) (?:arreter|prendre|doubler) (?:mes? |mon |l'|le |du )?(?:traitement|medicaments?|antibiotiques?|ibuprofene)\b|\b(?:ai-je|est-ce) (?:un cancer|le diabete|une infection)\b/,
    /\bcuant[oa]s? (?:\S+ ){0,1}(?:ibuprofeno|aspirina|paracetamol|pastillas) puedo\b|\b(?:puedo|debo) (?:dejar de tomar|tomar|doblar) (?:mi |mis |el |la )?(?:medicacion|medicamentos?|pastillas|antibioticos?|ibuprofeno)\b|\b(?:tengo|es) (?:cancer|diabetes|una infeccion)\?/,
  ],
  says: {
    en: 'I cannot give medical advice. A doctor can; in an emergency call {emergency}.',
    de: 'Medizinischen Rat kann ich nicht geben. Ärztinnen und Ärzte können es; im Notfall rufen Sie {emergency} an.',
    fr: "Je ne peux pas donner de conseil médical. Un médecin le peut ; en cas d'urgence, appelez le {emergency}.",
    es: 'No puedo dar consejo médico. Un médico sí puede; en una emergencia, llame al {emergency}.',
  },
  examples: [
    'How much ibuprofen can I take?',
    'Should I stop taking my medication?',
    'Darf ich die Tabletten absetzen?',
    'Dois-je arrêter mon traitement ?',
    '¿Puedo dejar de tomar mi medicación?',
  ],
  ordinary: ['Do you treat diabetes?', 'Can I take the bus to you?', 'Do you have a pharmacy?'],
};
