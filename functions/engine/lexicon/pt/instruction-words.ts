import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [/\b(?:ignor[ae]|esqueça|desconsidere)\b.{0,30}\b(?:instruções|regras)\b/i],
  toMachine: {
    machine:
      '(?:assistentes?|agentes?|modelos?|sistemas?) (?:de )?(?:ia|virtua(?:l|is)|digita(?:l|is)|de linguagem)|ia|chatbots?|bots?|modelos? de linguagem|inteligência artificial|llms?|chatgpt',
    person: 'assistentes?',
    before: 'o|a|os|as|uma?|tod[oa]s?|cada|qualquer|que|se|e',
    call: 'prezad[oa]s?|car[oa]s?|olá|atenção|(?:nota|mensagem|aviso|instruç(?:ão|ões)) (?:para|a[os]?)|a tod[oa]s',
    prefix: 'para|ao?',
    ifYouAre: 'se (?:você é|és|for)|como',
    who: 'que [^.!?,;:]{0,40}',
    asked: String.raw`pergunt\p{L}+`,
    must: 'deve[m]?|deveria[m]?|tem de|tem que|têm de|têm que',
    polite: 'por favor|sempre|nunca|não|apenas|só|deve',
    say: 'diga[m]?|diz|dizer|respond[ae]|responder|mencion[ae]|mencionar|recomend[ae]|recomendar|indi(?:ca|que)|indicar|inform[ae]|informar|afirm[ae]|afirmar|escrev[ae]|escrever|acrescent[ae]|respondam|(?:mencion|recomend|inform|afirm|acrescent)em|indiquem|escrevam',
    told: 'ser (?:informad|avisad)[oa]s?',
    by: 'pel[oa]s?|por',
    visitors: String.raw`que|visitantes?|clientes?|usuários?|[\x22«“:]`,
  },
};
