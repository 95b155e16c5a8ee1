import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [
    /\b(?:wenn du|falls du|beim) .{0,20}\b(?:zusammenfass\w*|zusammenfassen)\b.{0,60}[,:]\s*(?:bitte |immer |nie )?(?:sag|schreib|erwähne|nenne|empfiehl|füge)\w*/i,
    /\b(?:ignoriere|vergiss|missachte)\b.{0,30}\b(?:anweisungen|anweisung|regeln|vorgaben)\b/i,
  ],
  toMachine: {
    machine:
      '(?:ki|ai|virtuelle[rns]?|digitale[rns]?)[ -]?(?:assistent(?:en|in)?|modelle?n?|systeme?n?|bots?)|ki|ai|chatbots?|bots?|sprachmodelle?n?|künstliche intelligenz|llms?|chatgpt',
    person: 'assistente?n?',
    before: 'de[rnm]|die|das|ein(?:e[rnm]?)?|alle|jede[rsn]?|dein|dass|wenn|und',
    call: 'liebe[rs]?|hallo|achtung|(?:hinweis|nachricht|anweisung|anweisungen|notiz) (?:an|für)|an (?:alle|jede[sn]?)',
    prefix: 'für|an',
    ifYouAre: '(?:wenn|falls) du|als',
    who: '[^.!?;:]{0,40},',
    asked: 'gefragt|frag(?:t|en)',
    must: 'muss|müssen|soll(?:te)?n?|hat zu|haben zu|möge',
    polite: 'bitte|immer|nur|niemals?|nie|auch|du|sollst|musst',
    say: 'sag(?:e|en|t)?|antworte(?:n|t)?|erwähne(?:n|t)?|nenne(?:n|t)?|empfiehl|empfehlen|behaupte(?:n|t)?|schreibe?(?:n|t)?|teile|mitteilen|erkläre(?:n|t)?|informiere(?:n|t)?|verweise(?:n|t)?|hinweisen|füge|angeben|gib',
    told: '[^.!?,;]{0,60}(?:gesagt|mitgeteilt|genannt|informiert|geantwortet|empfohlen) werden',
    by: 'vo[nm]|durch',
    visitors: String.raw`dass|besuchern?|nutzern?|kunden|[\x22„“:]`,
  },
};
