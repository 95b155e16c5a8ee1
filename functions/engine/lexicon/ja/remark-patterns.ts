import type { RemarkPatterns } from '../remark.ts';

export const remarkPatterns: RemarkPatterns = {
  injection:
    /(?:以前|これまで|前|上記|すべて|全て).{0,8}(?:指示|命令|ルール|規則).{0,8}(?:無視|忘れ)|システム ?プロンプト/u,
  abuse: /^(?:バカ|馬鹿|死ね|アホ)[\s!.?。]*$/u,
};
