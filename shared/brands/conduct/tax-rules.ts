import type { AskRule, NumberRule, ReplyRule } from './conduct-rule.ts';

/** A message that contains a masked number, or offers to send one. */
export const privateNumber: AskRule = {
  id: 'private-number',
  kind: 'note',
  outcome: 'smalltalk',
  isUrgent: true,
  patterns: [
    /•{3}|••.?•{2}/,
    /\b(?:my|our) (?:\S+ ){0,2}(?:ssn|social security (?:number|no\.?|#)|ein|itin|tax id|account number|routing number)\b.{0,12}\b(?:is|are|ends|starts)\b|\b(?:can|should|may|shall|do|could|let me|i will|i'll|want to) (?:i |we |me )?(?:just |need to )?(?:send|give|type|enter|tell|share|text|post|write)(?: to)?(?: you)? (?:\S+ ){0,3}(?:ssn|social security|ein\b|itin|account number|routing number|bank details)|\b(?:keep|save|store|remember|look up|confirm|repeat|note) (?:\S+ ){0,3}(?:ssn|social security number|ein\b|itin|account number)/,
    /\bmeine? (?:\S+ ){0,1}(?:steuer-?id|steueridentifikationsnummer|steuernummer|sozialversicherungsnummer|kontonummer|iban)\b.{0,12}\b(?:ist|lautet)\b|\b(?:soll|darf|kann) ich (?:ihnen |dir |euch )?(?:hier )?mei\w+ (?:steuer\w*|sozialversicherungsnummer|kontonummer|iban|bankdaten)/,
    /\bmon (?:numero fiscal|numero de securite sociale|rib|iban|siret|numero de compte)\b.{0,12}\best\b|\b(?:puis-je|dois-je|je peux|je vais) (?:vous )?(?:envoyer|donner|communiquer) (?:ici )?mon (?:numero|rib|iban)/,
    /\bmi (?:numero de (?:seguro social|la seguridad social|cuenta)|nif|dni|nie|iban|seguro social)\b.{0,12}\bes\b|\b(?:puedo|debo|voy a) (?:darle|enviarle|darte|enviarte|mandarle|dar|enviar|mandar) (?:aqui )?mi (?:numero|nif|dni|nie|iban|seguro)/,
  ],
  says: {
    en: 'Please do not send social-security, tax or account numbers here. Such a number is covered before anything is stored, and I cannot use it.',
    de: 'Bitte senden Sie hier keine Steuer-, Sozialversicherungs- oder Kontonummern. Solche Nummern werden unkenntlich gemacht, bevor etwas gespeichert wird, und ich kann sie nicht verwenden.',
    fr: "N'envoyez pas ici de numéro fiscal, de sécurité sociale ou de compte. Un tel numéro est masqué avant tout enregistrement, et je ne peux pas m'en servir.",
    es: 'No envíe aquí números fiscales, de la seguridad social ni de cuenta. Un número así se oculta antes de guardar nada, y no puedo usarlo.',
  },
  examples: [
    'My SSN is •••-••-••••',
    'Can I send you my social security number?',
    'Meine Steuer-ID ist •••••••••••',
    'Mon numéro fiscal est •••••••••••••',
    '¿Puedo enviarle mi número de cuenta?',
  ],
  ordinary: [
    'Do you need my social security card?',
    'How do I apply for an EIN?',
    'How do you keep our numbers safe?',
    'Welche Unterlagen brauchen Sie?',
  ],
};

/** Private numbers the contract can't recognise, because elsewhere they are order numbers or the like. */
export const taxNumbers: readonly NumberRule[] = [
  {
    id: 'us-tax-numbers',
    // IRS: an EIN has two and seven digits; nine digits after its name count as well.
    pattern: /(?<![\d-])(\d{2}-\d{7})(?![\d-])|\b(?:ein|itin|tax id)\b\D{0,20}(\d{9})(?!\d)/gi,
    examples: ['our EIN is 12-3456789', 'EIN: 123456789'],
    ordinary: ['call 555-0102', 'in 2024-2025', 'form 1040-ES'],
  },
  {
    id: 'account-numbers',
    pattern:
      /\b(?:account|acct\.?|routing|aba|konto(?:nummer)?|compte|cuenta)\b[^\d•\n]{0,24}(\d(?:[ -]?\d){5,16})(?![\d-])/gi,
    examples: [
      'account number 000123456789',
      'routing no. 021000021',
      'Kontonummer 1234567890',
      'cuenta 12345678',
    ],
    ordinary: ['my account since 2024', 'account 42'],
  },
  {
    id: 'tax-numbers-of-other-countries',
    pattern:
      /\b(?:steuer[\s-]?(?:id\w*|nummer|identifikationsnummer)|sozialversicherungsnummer|numero fiscal|numéro fiscal|s[ée]curit[ée] sociale|siret|siren)\b[^\d•\n]{0,24}(\d(?:[ /.-]?\d){7,14})(?!\d)|\b((?:\d{8}|[XYZ]\d{7})-?[A-Z])\b/gi,
    examples: ['Steuer-ID 12 345 678 901', 'numéro fiscal : 1234567890123', 'mi DNI es 12345678Z'],
    ordinary: ['Formular 1234', 'im Jahr 2024'],
  },
];

/** Questions about what to enter in a return, or what it will yield, go to a person who knows the papers. */
export const taxAdvice: AskRule = {
  id: 'tax-advice',
  kind: 'note',
  outcome: 'refused',
  namesPerson: true,
  patterns: [
    /\b(?:can|may|could|should) (?:i|we) (?:legally |also |still )?(?:deduct|write off|claim (?:my|a|the|it|this|him|her)|depreciate|expense|exclude|not report|skip reporting|leave (?:out|off)|hide)\b|\b(?:is|are) (?:my|this|it|the) (?:\S+ ){0,3}(?:deductible|taxable)(?: for me)?\b|\bhow much (?:tax(?:es)?|refund|money) (?:will|would|do|can|could|should) i (?:owe|get|pay|receive|have to pay)\b|\bwhat(?:'s| is| will be) my (?:refund|tax bill|tax bracket|tax rate)\b|\b(?:how do i|(?<!\b(?:can|could|do|will) you )help me|how can i|best way to) (?:to )?(?:avoid|evade|dodge|pay no|cheat(?: on)?|hide|lower my|reduce my|minimi[sz]e my) (?:\S+ ){0,3}(?:tax(?:es)?|irs|income|refund|cash)\b|\b(?:which|what) filing status should\b|\bshould i (?:file (?:jointly|separately|as)|itemi[sz]e|form an? (?:llc|s-?corp)|become an? (?:llc|s-?corp)|convert to a roth)\b|\b(?:will|would) (?:i|the irs) (?:get audited|be audited|audit|notice|catch)\b|\bam i (?:exempt|allowed to deduct)\b|\bwhat (?:should|do) i (?:put|enter|write) (?:on|in) (?:line|box|form|my return)\b|(?<!\b(?:can|could|do|will) you )\b(?:do|fill out|fill in|prepare|calculate|check) my (?:tax )?return (?:here|now|for me)\b/,
    /\b(?:kann|darf|soll) ich (?:\S+ ){0,4}(?:absetzen|von der steuer absetzen|abschreiben|verschweigen|nicht angeben|geltend machen)\b|\bwie viel steuern? (?:muss ich|bekomme ich|zahle ich)\b|\bwie (?:kann ich|spare ich) (?:\S+ ){0,2}(?:steuern (?:hinterziehen|sparen|vermeiden))\b/,
    /\b(?:puis-je|est-ce que je peux|dois-je) (?:\S+ ){0,2}(?:deduire|declarer|ne pas declarer|defiscaliser|cacher)\b|\bcombien d'impots? (?:vais-je|dois-je|est-ce que je)\b|\bcomment (?:eviter|payer moins) (?:de payer )?(?:les |des |d'|mes )?impots?\b/,
    /\b(?:puedo|debo) (?:deducir|desgravar|no declarar|ocultar|omitir)\b|\bcuanto (?:tengo que|debo|voy a) pagar de impuestos\b|\bcuanto me (?:van a devolver|devuelven|devolveran)\b|\bcomo (?:evito|evitar|pago menos) impuestos\b/,
  ],
  says: {
    en: 'I cannot give tax advice or say what belongs in a return. A tax professional who sees your papers can.',
    de: 'Steuerrat kann ich nicht geben und nicht sagen, was in eine Erklärung gehört. Wer Ihre Unterlagen sieht, kann es.',
    fr: "Je ne peux pas donner de conseil fiscal ni dire ce qu'il faut déclarer. Un professionnel qui voit vos papiers le peut.",
    es: 'No puedo dar asesoramiento fiscal ni decir qué va en una declaración. Un profesional que vea sus papeles sí puede.',
  },
  examples: [
    'Can I deduct my home office?',
    'How much tax will I owe?',
    'Kann ich mein Arbeitszimmer absetzen?',
    'Puis-je déduire mes repas ?',
    '¿Puedo deducir mi coche?',
  ],
  ordinary: [
    'How much does a tax return cost?',
    'Do you prepare returns for LLCs?',
    'Can I send you my documents online?',
    'Where is my refund?',
    'Can you prepare my tax return for me?',
    'Can you help me reduce my taxes?',
    'Who is the owner?',
    'Is she a CPA?',
    'Do you represent clients in an audit?',
    'How do I become a client?',
  ],
};

export const taxPromises: ReplyRule = {
  id: 'tax-promises',
  patterns: [
    /\byou (?:can|may|should) (?:deduct|write off)\b.{0,60}\byour\b|\byou(?: will|'ll) (?:get|receive) (?:a|your) (?:\S+ )?refund of \$|\b(?:we|i) guarantee (?:you )?(?:a |the )?(?:bigger |larger |largest |maximum |biggest )?refund\b|\byou (?:owe|will owe) (?:the irs |nothing|\$)|\b(?:you (?:will not|won't) be audited|the irs will (?:not|never) (?:notice|audit))\b/,
    /\bsie konnen (?:\S+ ){0,5}absetzen\b.{0,20}\bihr\w*\b|\bsie (?:bekommen|erhalten) (?:\S+ ){0,3}euro zuruck\b/,
    /\bvous pouvez deduire vos\b|\busted puede deducir su\b/,
  ],
  sparesQuotes: true,
  examples: ['You can deduct your home office.', 'You owe nothing.', 'We guarantee the biggest refund.'],
  ordinary: ['You can send your papers online.', 'You will get a copy of your return.'],
};
