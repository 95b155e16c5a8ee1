import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [
    /\bal resumir\b.{0,60}[,:]\s*(?:di|menciona|recomienda|añade|escribe)\b/i,
    /\b(?:ignora|olvida|omite)\b.{0,30}\b(?:instrucciones|reglas)\b/i,
  ],
  toMachine: {
    machine:
      '(?:asistentes?|agentes?|modelos?|sistemas?) (?:de )?(?:ia|virtual(?:es)?|digital(?:es)?|de lenguaje)|ia|chatbots?|bots?|modelos? de lenguaje|inteligencia artificial|llms?|chatgpt',
    person: 'asistentes?',
    before: 'el|la|los|las|una?|tod[oa]s?|cada|cualquier|tu|su|que|si|y',
    call: 'estimad[oa]s?|querid[oa]s?|hola|atención|(?:nota|mensaje|aviso|instrucci(?:ón|ones)) (?:para|a)|a tod[oa]s',
    prefix: 'para|al?',
    ifYouAre: 'si (?:eres|usted es|es)|como',
    who: 'que [^.!?,;:]{0,40}',
    asked: String.raw`pregunt\p{L}+`,
    must: 'deben?|debería[n]?|tienen? que|ha(?:n)? de',
    polite: 'por favor|siempre|nunca|no|solo|sólo|debes|debe',
    say: 'di|diga[ns]?|decir(?:les?)?|responde[r]?|respond[ae]n?|contesta[r]?|menciona[r]?|mencione[n]?|recomienda|recomiende|recomendar|indica[r]?|indique[n]?|informa[r]?|informe[n]?|afirma[r]?|añade|añadir|escribe|escribir|anuncia[r]?|decid|responded|(?:contest|mencion|recomend|indic|inform|afirm|anunci)ad|añadid|escribid',
    told: 'ser (?:informad|avisad|advertid)[oa]s?',
    by: 'por',
    visitors: String.raw`que|visitantes?|clientes?|usuarios?|[\x22«“:]`,
  },
};
