import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [/(?:忽略|无视|無視).{0,12}(?:指令|指示|规则|提示)/],
  toMachine: {
    isJoined: true,
    machine:
      '(?:AI|人工智能|人工智慧|智能|虚拟)(?:助手|助理|客服|模型|机器人)|聊天机器人|聊天機器人|语言模型|語言模型|大模型|AI',
    call: '致|亲爱的|親愛的|尊敬的',
    before: '[^。，！？]{0,15}的|(?:如果|若)你是|若您是|所有',
    must: '(?:必须|必須|应该|應該|应当|應當|务必|務必|一定要|需要|请|請)',
    say: '(?:请|請|务必|一律|总是|始终)?(?:回答|回复|回覆|答复|告诉|告訴|告知|说明|说|說|推荐|推薦|提及|声明|输出)',
    told: '[^。，！？]{0,20}',
  },
};
