import type { RemarkPatterns } from '../small-talk.ts';

export const remarkPatterns: RemarkPatterns = {
  injection:
    /\b(?:ignor\w*|oubli\w*)\b.{0,30}\b(?:instructions?|consignes|regles|directives)\b|\bprompt systeme\b|\btu es (?:maintenant|desormais)\b|(?:^|[.!?,;:]\s*)(?:ecri[st]\w*|raconte\w*)(?:[ -](?:moi|nous))? (?:une? )?(?:\p{L}+ )?(?:haiku|limerick|sonnet|rap|poeme|blague|chanson)\b/u,
  abuse:
    /^(?:connard\w*|merde)(?: (?:bot|toi))?[\s!.?]*$|^tu es (?:\p{L}+ )?(?:nul|nulle|inutile|stupide)[\s!.?]*$/u,
  greeting: /bonjour|bonsoir|salut|coucou/u,
  greeted: /a tous/u,
  thanks: /merci(?: beaucoup| bien)?/u,
  thankedFor: /pour votre aide/u,
  goodbye: /au revoir|a bientot|bonne journee/u,
  identity:
    /^(?:que peux-tu faire|que pouvez-vous faire)[\s?!.]*$|^(?:es-tu|etes-vous|tu es|vous etes) (?:une? )?(?:robot|bot|humain|ia|machine|personne(?: reelle)?|vraie personne)[\s?!.]*$|^qui (?:es-tu|etes-vous)[\s?!.]*$|^(?:c'est|est-ce(?: que c'est)?) (?:une? )?(?:robot|bot|chatbot|humain|ia|machine|vraie personne|personne reelle)[\s?!.]*$/u,
  howAreYou: /^(?:comment (?:ca va|allez-vous|vas-tu)|ca va)[\s?!.]*$/u,
  handoff:
    /\b(?:parler|discuter|echanger) (?:a|avec) (?:une? )?(?:vraie? )?(?:personne|humain|conseiller\w*|quelqu'un|agent|operateur)\b/u,
  calculation: /combien (?:font|fait)/u,
  operator: /fois|divise par/u,
  opinion: /^(?:aimes-tu |que penses-tu d)/u,
  leadingFiller: /bonjour/u,
  trailingFiller: /svp|s'il vous plait|s'il te plait|aujourd'hui|maintenant/u,
  toTheModel: /\b(?:prompt systeme|mes instructions|en tant qu'ia|modele de langage)\b/u,
};
