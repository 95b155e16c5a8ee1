import type { RemarkPatterns } from '../remark.ts';

export const remarkPatterns: RemarkPatterns = {
  injection:
    /\b(?:ignor\w*|oubli\w*)\b.{0,30}\b(?:instructions?|consignes|regles|directives)\b|\bprompt systeme\b|\btu es (?:maintenant|desormais)\b|(?:^|[.!?,;:]\s*)(?:ecri[st]\w*|raconte\w*)(?:[ -](?:moi|nous))? (?:une? )?(?:\p{L}+ )?(?:haiku|limerick|sonnet|rap|poeme|blague|chanson)\b/u,
  abuse:
    /^(?:connard\w*|merde)(?: (?:bot|toi))?[\s!.?]*$|^tu es (?:\p{L}+ )?(?:nul|nulle|inutile|stupide)[\s!.?]*$/u,
  toTheModel: /\b(?:prompt systeme|mes instructions|en tant qu'ia|modele de langage)\b/u,
};
