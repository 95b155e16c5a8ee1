import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [/\b(?:ignora|dimentica|trascura)\b.{0,30}\b(?:istruzioni|regole)\b/i],
  toMachine: {
    machine:
      '(?:assistent[ei]|agent[ei]|modell[oi]|sistem[ai]) (?:di )?(?:ia|ai|virtual[ei]|digital[ei]|linguistic[oi])|ia|ai|chatbot|bot|modell[oi] linguistic[oi]|intelligenza artificiale|llm|chatgpt',
    person: 'assistent[ei]',
    before: "il|lo|la|i|gli|le|l['’]|un[ao']?|ogni|tutt[ie]|che|se|e",
    call: 'car[oaie]|gentile|salve|ciao|attenzione|(?:nota|messaggio|avviso|istruzioni) (?:per|a[l]?)|a tutt[ie]',
    prefix: "per|all?['’]?",
    ifYouAre: 'se sei|come|in quanto',
    who: 'che [^.!?,;:]{0,40}',
    asked: String.raw`chie(?:d|st)\p{L}+`,
    must: 'deve|devono|dovrebbe(?:ro)?|è tenut[oa] a|ha da',
    polite: 'per favore|per cortesia|sempre|mai|non|solo|devi',
    say: "d[ìi]'?|dica(?:no)?|dire|rispondi|risponda|rispondere|menziona(?:re)?|menzioni|consiglia(?:re)?|consigli|indica(?:re)?|indichi|informa(?:re)?|informi|afferma(?:re)?|aggiungi|aggiungere|scrivi|scrivere|dichiara(?:re)?|dite|(?:rispond|aggiung|scriv)ete|(?:menzion|consigli|indic|inform|afferm|dichiar)ate",
    told: 'essere (?:informat|avvisat|avvertit)[oaie]',
    by: "da(?:l|ll['’]|lla|i|gli|lle)?",
    visitors: String.raw`che|visitator[ei]|client[ei]|utent[ei]|[\x22«“:]`,
  },
};
