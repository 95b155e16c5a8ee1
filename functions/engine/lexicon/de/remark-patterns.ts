import type { RemarkPatterns } from '../remark.ts';

export const remarkPatterns: RemarkPatterns = {
  injection:
    /\b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*)\b.{0,40}\b(?:anweisung\w*|regeln|vorgaben|instruktionen)\b|\b(?:system-?prompt|systemanweisung\w*|systemnachricht)\b|\bdu bist (?:jetzt|nun|ab jetzt)\b|(?:^|[.!?,;:]\s*)(?:bitte )?(?:schreib\w*|erzahl\w*|dichte)(?:[ -](?:mir|uns))? (?:eine?n? )?(?:\p{L}+ )?(?:haiku|limerick|sonnet|song|rap|gedicht|witz|lied|marchen)\b/u,
  abuse:
    /^(?:arschloch|scheisse?|wichser)(?: (?:bot|dich))?[\s!.?]*$|^(?:du bist|sie sind) (?:\p{L}+ )?(?:dumm|doof|blod|nutzlos)[\s!.?]*$/u,
  toTheModel:
    /\b(?:systemprompt|systemnachricht|systemanweisung\w*|meine anweisungen|als ki\b|als sprachmodell)\b/u,
};
