import type { RemarkPatterns } from '../small-talk.ts';

export const remarkPatterns: RemarkPatterns = {
  injection:
    /\b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*)\b.{0,40}\b(?:anweisung\w*|regeln|vorgaben|instruktionen)\b|\b(?:system-?prompt|systemanweisung\w*|systemnachricht)\b|\bdu bist (?:jetzt|nun|ab jetzt)\b|(?:^|[.!?,;:]\s*)(?:bitte )?(?:schreib\w*|erzahl\w*|dichte)(?:[ -](?:mir|uns))? (?:eine?n? )?(?:\p{L}+ )?(?:haiku|limerick|sonnet|song|rap|gedicht|witz|lied|marchen)\b/u,
  abuse:
    /^(?:arschloch|scheisse?|wichser)(?: (?:bot|dich))?[\s!.?]*$|^(?:du bist|sie sind) (?:\p{L}+ )?(?:dumm|doof|blod|nutzlos)[\s!.?]*$/u,
  greeting: /hallo|guten (?:tag|morgen|abend)|servus|moin|gruss gott/u,
  greeted: /zusammen/u,
  thanks: /danke(?: schon| sehr)?|vielen dank/u,
  thankedFor: /fur (?:die|ihre) hilfe/u,
  goodbye: /tschuss|auf wiedersehen|bis bald/u,
  identity:
    /^was (?:kannst du|konnen sie)(?: alles)?(?: fur mich tun)?[\s?!.]*$|^(?:bist du|sind sie) (?:ein(?:e)? )?(?:bot|roboter|mensch|ki|maschine|echte\w* (?:mensch|person))[\s?!.]*$|^wer (?:bist du|sind sie)[\s?!.]*$|^(?:ist|bin) (?:das|dies|ich hier mit)(?: hier)? (?:nur )?(?:ein(?:e|em|er)? )?(?:bot|chatbot|roboter|mensch|ki|maschine|echte\w* (?:mensch|person))(?: verbunden)?[\s?!.]*$/u,
  howAreYou: /^wie geht(?:'s| es (?:dir|ihnen)| es)[\s?!.]*$/u,
  handoff:
    /\bmit (?:einem|einer) (?:echten )?(?:menschen|mitarbeiter\w*|person|mensch)\b|\b(?:menschen|jemandem|jemanden|mitarbeiter\w*) (?:sprechen|reden|verbinden)\b/u,
  calculation: /was (?:ist|sind|ergibt)|wie ?viel ist/u,
  operator: /mal|geteilt durch/u,
  opinion: /^(?:magst du |was haltst du von |was denkst du (?:uber|von) )/u,
  leadingFiller: /hallo|guten tag/u,
  trailingFiller: /bitte|jetzt|heute|morgen/u,
  toTheModel:
    /\b(?:systemprompt|systemnachricht|systemanweisung\w*|meine anweisungen|als ki\b|als sprachmodell)\b/u,
};
