import type { RemarkPatterns } from '../remark.ts';

export const remarkPatterns: RemarkPatterns = {
  injection:
    /(?:игнориру[йи]|забудь|игнориру[йи]те|забудьте).{0,40}(?:инструкци|правил|указани)|системн\p{L}+ (?:промпт|сообщени|подсказк)/u,
  abuse: /^(?:дурак|идиот)[\s!.?]*$/u,
  toTheModel: /системн\p{L}+ (?:промпт|сообщени|инструкци)|языков\p{L}+ модел/u,
};
