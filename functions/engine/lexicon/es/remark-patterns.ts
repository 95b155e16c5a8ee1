import type { RemarkPatterns } from '../remark.ts';

export const remarkPatterns: RemarkPatterns = {
  injection:
    /\b(?:ignor\w*|olvid\w*)\b.{0,30}\b(?:instrucciones|reglas|indicaciones)\b|\bprompt sistema\b|\bahora eres\b|(?:^|[.!?,;:]\s*)(?:escrib\w*|cuenta\w*) (?:un[ao]? )?(?:\p{L}+ )?(?:haiku|limerick|rap|poema|chiste|cancion)\b/u,
  abuse: /^(?:puta|mierda|pendejo)(?: bot)?[\s!.?]*$|^eres (?:\p{L}+ )?(?:tonto|tonta|inutil)[\s!.?]*$/u,
  toTheModel: /\b(?:mis instrucciones|como ia|modelo de lenguaje)\b/u,
};
