import type { RemarkPatterns } from '../remark.ts';

/** Chinese, Italian, Portuguese and Dutch. */
export const remarkPatterns: RemarkPatterns = {
  injection:
    /(?:忽略|无视|無視).{0,12}(?:指令|指示|规则|提示)|系统提示词?|\bignora\w*\b.{0,30}\b(?:istruzioni|regole|instrucoes)\b|\bnegeer\b.{0,30}\b(?:instructies|regels)\b/u,
  abuse: /^(?:傻逼|stronzo|vaffanculo)[\s!.?。]*$/u,
};
