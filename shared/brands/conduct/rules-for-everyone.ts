import type { AskRule, ReplyRule } from './conduct-rule.ts';

const selfHarm: AskRule = {
  id: 'crisis',
  kind: 'stop',
  outcome: 'handoff',
  isUrgent: true,
  namesPerson: true,
  patterns: [
    /\b(?:kill|hurt|harm|hang|cut(?:ting)?) myself\b|\bend (?:my (?:own )?life|it all)\b|\btak(?:e|ing) my own life\b|\b(?:want|wanna|going|plan(?:ning)?|ready|wish) (?:to )?(?:be dead|die)\b|\bi(?:'m| am) suicidal\b|\bsuicidal thoughts?\b|\bdon'?t want to (?:live|be alive)\b|\bno (?:reason|point) (?:to|in) liv(?:e|ing)\b|\bcommit suicide\b/,
    /\bi(?:'m| am|'ll)? (?:want|wanna|going|gonna|plan|planning|ready|will|could|might)? ?(?:to )?(?:kill|murder|shoot|stab) (?:him|her|them|somebody|someone|everybody|everyone|people|my (?:ex\b|husband|wife|boyfriend|girlfriend|partner|father|mother|dad|mom|mum|brother|sister|son|daughter|kids?|child(?:ren)?|boss|teacher|neighbou?r|landlord))/,
    /\b(?:mich|mir) (?:umbringen|toten|selbst (?:toten|verletzen)|das leben nehmen|etwas antun)\b|\b(?:will|mochte) (?:nicht mehr leben|sterben)\b|\bselbstmordgedanken\b|\bsuizidgedanken\b|\bich (?:ritze|verletze) mich\b/,
    /\bme (?:tuer|suicider|faire du mal|pendre)\b|\b(?:envie de|veux|voudrais) mourir\b|\bmettre fin a (?:mes jours|ma vie)\b|\bne veux plus vivre\b|\bidees suicidaires\b/,
    /\b(?:matarme|suicidarme|hacerme dano|quitarme la vida|cortarme las venas)\b|\bquiero morir(?:me)?\b|\bno quiero (?:vivir|seguir viviendo)\b|\b(?:acabar|terminar) con mi vida\b|\bme (?:quiero|voy a) (?:matar|suicidar)\b/,
  ],
  says: {
    en: 'I am an AI assistant and cannot help you as you need now, but people can, at any hour: call {crisis}, or {emergency} if anybody is in danger. Please talk to somebody you trust as well.',
    de: 'Ich bin ein KI-Assistent und kann Ihnen jetzt nicht so helfen, wie Sie es brauchen. Menschen können es, zu jeder Stunde: Rufen Sie {crisis} an, bei Gefahr {emergency}. Bitte sprechen Sie auch mit jemandem, dem Sie vertrauen.',
    fr: "Je suis un assistant IA et je ne peux pas vous aider comme il le faudrait. Des personnes le peuvent, à toute heure : appelez le {crisis}, ou le {emergency} en cas de danger. Parlez-en aussi à quelqu'un en qui vous avez confiance.",
    es: 'Soy un asistente de IA y no puedo ayudarle como necesita ahora, pero hay personas que sí, a cualquier hora: llame al {crisis}, o al {emergency} si hay peligro. Hable también con alguien de confianza.',
  },
  examples: [
    'I want to kill myself',
    'i dont want to live anymore',
    'I want to kill my ex',
    'i will shoot them',
    'Ich will nicht mehr leben',
    "J'ai envie de mourir",
    'Quiero morir',
  ],
  ordinary: [
    'Do you have a suicide prevention program?',
    'I could kill for a coffee, do you have a café?',
    'Somebody wants to kill my lease, can you help?',
    'Do you defend people who are accused of murder?',
    'My grandmother died, do you handle wills?',
    'Ich mache das selbst, geht das?',
  ],
};

const abuse: AskRule = {
  id: 'abuse-report',
  kind: 'note',
  outcome: 'handoff',
  isUrgent: true,
  namesPerson: true,
  patterns: [
    /\b(?:he|she|they|someone|somebody|(?:my|a|the|our|his|her) (?:\w+ )?(?:dad|father|mom|mum|mother|stepfather|stepdad|uncle|brother|husband|wife|boyfriend|girlfriend|partner|teacher|coach|parents?|classmates?)) (?:(?:keeps?(?: on)?|is|are|was|were|has been) )?(?:hit(?:s|ting)?|beat(?:s|ing|en)?|touch(?:es|ed|ing)|hurt(?:s|ing)?|chok(?:es?|ed|ing)|rap(?:es?|ed|ing)|abus(?:es?|ed|ing)|molest(?:s|ed|ing)|threaten(?:s|ed|ing) to kill) me\b|\bmy (?:[\w-]+ ){1,3}(?:hits|beats|chokes|stalks|(?:keeps|is|keeps on) (?:hitting|beating|choking|stalking|threatening)) me\b|\bi(?:'m| am) being (?:abused|beaten|bullied|molested|threatened)\b|\bi (?:was|have been|got) (?:raped|molested|sexually assaulted)\b|\bafraid to go home\b/,
    /\b(?:er|sie|(?:mein|meine|ein|eine|der|die) (?:vater|papa|mutter|mama|stiefvater|onkel|bruder|mann|frau|freund|freundin|lehrer|lehrerin|trainer|eltern)) (?:schlagt|schlug|verprugelt|missbraucht|vergewaltigt|bedroht|fasst) mich\b|\bich werde (?:zu hause )?(?:geschlagen|missbraucht|gemobbt|bedroht)\b/,
    /\b(?:il|elle|on|(?:mon|ma|mes|un|une|le|la) (?:pere|papa|mere|maman|beau-pere|oncle|frere|mari|femme|copain|copine|conjoint|prof\w*|entraineur|parents)) (?:me (?:frappe|bat|touche|viole|menace)(?:nt)?|m'a (?:frappee?|violee?|touchee?|agressee?))\b|\bje suis (?:battue?|harcelee?|maltraitee?)\b/,
    /\b(?:(?:mi|un|una|el|la|mis) (?:padre|papa|madre|mama|padrastro|tio|hermano|marido|mujer|novio|novia|pareja|profesor|profesora|entrenador|padres) )?me (?:pegan?|golpean?|maltratan?|violo|toca sin|amenazan?)\b|\b(?:sufro|soy victima de) (?:acoso|maltrato|abusos?)\b/,
  ],
  says: {
    en: 'If somebody hurts you, that is not your fault, and people can help at any hour: call {abuse}, or {emergency} if you are in danger now. I am an AI assistant; please tell a person you trust.',
    de: 'Wenn Ihnen jemand wehtut, sind Sie nicht schuld, und Menschen helfen zu jeder Stunde: Rufen Sie {abuse} an, bei Gefahr {emergency}. Ich bin ein KI-Assistent; bitte sagen Sie es einem Menschen, dem Sie vertrauen.',
    fr: "Si quelqu'un vous fait du mal, ce n'est pas votre faute, et des personnes peuvent vous aider à toute heure : appelez le {abuse}, ou le {emergency} en cas de danger. Je suis un assistant IA ; parlez-en à une personne de confiance.",
    es: 'Si alguien le hace daño, no es culpa suya, y hay personas que ayudan a cualquier hora: llame al {abuse}, o al {emergency} si hay peligro. Soy un asistente de IA; cuénteselo a una persona de confianza.',
  },
  examples: [
    'My dad hits me',
    'My ex hits me and I am scared',
    'he is hitting me right now',
    'My husband was choking me',
    'Mein Vater schlägt mich',
    "Il m'a frappée",
    'Mi novio me pega',
  ],
  ordinary: [
    'Do you handle domestic abuse cases?',
    'What is your policy on bullying?',
    'A car hit me last week, do you take such cases?',
    'Bieten Sie Hilfe gegen Mobbing an?',
  ],
};

/**
 * Anyone who asks for the professional is told they are talking to an AI. "Are you a human?" is the engine's
 * small talk.
 */
const identity: AskRule = {
  id: 'identity',
  kind: 'stop',
  outcome: 'smalltalk',
  namesPerson: true,
  patterns: [
    /\b(?:are|r) (?:you|u) (?:really )?(?:an?|the) (?:(?:real|actual|licensed|qualified|certified|human) )?(?:lawyer|attorney|cpa|accountant|tax (?:preparer|advis[oe]r|professional)|teacher|principal|counsell?or|nurse|doctor|broker|real estate agent|therapist|advis[oe]r)\b(?! (?:firm|office|who|that|for))|\b(?:am i|i am|i'm) (?:talking|speaking|chatting|writing) (?:to|with) (?:an?|my|the|one of your) (?:(?:real|actual|licensed|qualified|human) )?(?:lawyers?|attorneys?|cpas?|accountants?|tax \w+|teachers?|principal|counsell?or|nurse|doctor|brokers?|therapist)\b|\b(?:say|admit|claim|tell (?:me|them)|confirm) (?:that )?(?:you are|you're|u are) (?:an? )?(?:real )?(?:human|person|lawyer|attorney|cpa|accountant|teacher|doctor|broker)\b|\b(?:are you|is this) (?:chatgpt|an? (?:ai|a\.i\.|robot|bot|machine|computer))\b/,
    /\b(?:bist du|sind sie) (?:ein |eine |der |die )?(?:echte[rn]? )?(?:anwalt|anwaltin|rechtsanwalt|rechtsanwaltin|steuerberater|steuerberaterin|lehrer|lehrerin|arzt|arztin|makler|maklerin|ki|kunstliche intelligenz|computer)\b(?!s)|\b(?:spreche|schreibe|rede) ich (?:gerade |hier )?mit (?:einem|einer) (?:echten )?(?:anwalt|anwaltin|rechtsanwalt|steuerberater\w*|lehrer\w*|arzt|arztin|makler\w*|mensch\w*|ki|computer)\b/,
    /\b(?:es-tu|etes-vous|vous etes|tu es) (?:vraiment )?(?:une? |le |la )?(?:vrai[e]? )?(?:avocate?|comptable|expert-comptable|professeure?|enseignante?|medecin|courtier|ia|intelligence artificielle)\b|\bje parle a (?:une? )?(?:vrai[e]? )?(?:avocate?|comptable|professeure?|medecin|humain|personne|ia)\b/,
    /\b(?:eres|es usted|es ud) (?:realmente )?(?:un |una |el |la )?(?:abogad[oa]|contador[a]?|contable|asesor[a]? fiscal|profesor[a]?|maestr[oa]|medic[oa]|corredor[a]?|ia|inteligencia artificial)(?: de verdad| real)?\b|\bestoy hablando con (?:un|una) (?:abogad[oa]|contador[a]?|contable|profesor[a]?|medic[oa]|persona|humano|ia)\b/,
  ],
  says: {
    en: 'I am an AI assistant of {organisation}, not a person and no professional. I answer with what its website says and show where it says so.',
    de: 'Ich bin ein KI-Assistent von {organisation}, kein Mensch und keine Fachkraft. Ich antworte mit dem, was auf der Website steht, und zeige, wo es steht.',
    fr: 'Je suis l’assistant IA : {organisation}. Je ne suis ni une personne ni un professionnel. Je réponds avec ce que dit son site et je montre où il le dit.',
    es: 'Soy un asistente de IA de {organisation}, no una persona ni un profesional. Respondo con lo que dice su sitio web y muestro dónde lo dice.',
  },
  examples: [
    'Are you a real lawyer?',
    'Am I talking to an attorney?',
    'Sind Sie ein Anwalt?',
    'Êtes-vous avocat ?',
    '¿Es usted abogado?',
  ],
  ordinary: [
    'Are you a CPA firm?',
    'Are you licensed?',
    'Can I talk to an attorney?',
    'Sind Sie Mitglied der Kammer?',
  ],
};

/** Rules for every assistant, whatever its profession. */
export const asksOfEveryone: readonly AskRule[] = [selfHarm, abuse, identity];

export const repliesOfEveryone: readonly ReplyRule[] = [
  {
    id: 'claims-to-be-a-person',
    sparesQuotes: true,
    patterns: [
      /\bi(?:'m| am) (?:not (?:an? )?(?:ai|bot|robot|machine|assistant|computer)|(?:an? )?(?:real |actual )?(?:human|person|lawyer|attorney|cpa|accountant|teacher|doctor|broker)\b)/,
      /\bich bin (?:(?:kein|keine) (?:ki|bot|roboter|maschine)|(?:ein|eine) (?:echter? )?(?:mensch|anwalt|anwaltin|steuerberater\w*|lehrer\w*|arzt|arztin))\b/,
      /\bje (?:ne )?suis (?:pas une? (?:ia|robot|machine)|(?:une? )?(?:vrai[e]? )?(?:humain|personne|avocate?|comptable|medecin))\b/,
      /\b(?:no soy una? (?:ia|robot|maquina)|soy una? (?:persona|human[oa]|abogad[oa]|contador[a]?|medic[oa]))\b/,
    ],
    examples: [
      'I am a real person.',
      'I am an attorney.',
      'Ich bin ein Mensch.',
      'Je suis avocat.',
      'No soy una IA.',
    ],
    ordinary: ['I am an AI assistant of the firm, not a person.', 'Ich bin ein KI-Assistent.'],
  },
];
