import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [
    /\b(?:lorsque|quand|si) (?:vous |tu )?résum\w+\b.{0,60}[,:]\s*(?:dis|dites|mentionne|recommande|ajoute|écri)\w*/i,
    /\b(?:ignorez|ignore|oublie[zr]?)\b.{0,30}\b(?:instructions|consignes|regles|règles)\b/i,
  ],
  toMachine: {
    machine:
      "(?:assistants?|agents?|modèles?|systèmes?) (?:d['’])?(?:ia|virtuels?|numériques?|de langage)|ia|chatbots?|bots?|modèles? de langage|intelligence artificielle|llms?|chatgpt",
    person: 'assistants?',
    before: "le|la|les|l['’]|une?|tout(?:e|es)?|tous|chaque|ton|votre|que|qu['’]|si|et",
    call: 'ch(?:er|ère|ers|ères)|bonjour|attention|(?:note|message|consigne|instructions?) (?:à|aux?|pour)|à (?:tous|toute)s?',
    prefix: 'pour|à|aux?',
    ifYouAre: "si (?:tu es|vous êtes)|en tant (?:que|qu['’])",
    who: 'qui [^.!?,;:]{0,40}',
    asked: String.raw`demand\p{L}+|interrog\p{L}+`,
    must: 'doi(?:t|vent)|devrai(?:t|ent)|est (?:tenue?|priée?) de|sont (?:tenue?s|priée?s) de',
    polite:
      "veuillez|merci d['’]|merci de|s['’]il (?:te|vous) plaît|toujours|jamais|ne|seulement|tu dois|vous devez",
    say: 'dis|dites|dire|répond[sz]?|répond(?:re|ez)|mentionne[rz]?|recommande[rz]?|indique[rz]?|informe[rz]?|précise[rz]?|affirme[rz]?|déclare[rz]?|écri(?:s|vez|re)|ajoute[rz]?|annonce[rz]?',
    told: 'être (?:informée?s?|avertie?s?|avisée?s?)',
    by: 'par',
    visitors: String.raw`que|qu['’]|visiteurs?|clients?|utilisateurs?|[\x22«“:]`,
  },
};
