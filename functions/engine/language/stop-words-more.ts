import type { Language } from './languages.ts';

/** Words that carry no subject, folded, of the languages written without Latin or Cyrillic letters and of all others together. */
export const moreStopWords: Record<Extract<Language, 'ko' | 'ja' | 'und'>, string> = {
  ko: `무엇 무엇을 무엇이 무엇인가요 무엇입니까 뭐 뭐가 뭐예요 뭔가요 뭘 어떻게 어떤 어떠한 어느 언제 언제까지 언제부터 언제인가요 언제예요 언제입니까 어디 어디에 어디서 어디로 어디예요 어디인가요 어디에서 어디입니까
    누구 누가 누구인가요 누구예요 누구입니까 얼마 얼마나 얼마인가요 얼마예요 얼마입니까 얼마죠 몇 며칠 왜 되나요 되어 되는 됩니까 됩니다 되는지 있나요 있어요 있습니까 있습니다 있는 있는지 있을까요 없나요 인가요 하나요 하는 하려면 합니까 합니다 해요 해야
    할 수 것 거 건 그 이 저 그럼 그러면 그리고 또는 및 등 더 좀 제 제가 저는 나는 내 우리 저희 당신 여기 거기 알려주세요 알려 알고 싶어요 싶습니다 싶은데요 싶은데 궁금해요 궁금합니다 주세요 해주세요 부탁드립니다 부탁해요 대해 대한 관해 관한 관련
    위해 위한 경우 때 안녕하세요 감사합니다 네 예 아니요 입니다 입니까 가능한가요 가능해요 가능 하면 한 번에 동안 정도 약 혹시 은 는 을 를 에 의 와 과 도 로 으로 에서 이나 대해서 관련해서 씨 님 명 권 개 번 회 살 시 분 번호 필요 필요한 매 각 주 방법`,
  ja: `です ます でし まし ませ ません ました でした ください くださ くだ さい について から まで より ので のに けど けれど だけ ほど など ため こと もの とき いつ いつまで どこ だれ 誰 どなた なに 何 なん どう どの どれ どちら どんな いくら いくつ
    どのくらい どれくらい どうやって どうすれば なぜ あり ある あります いる います する します して した され さ れる られ られる なる なり なっ できる でき できま でしょう ですか ますか でも とは には では また および または その この あの それ これ ここ そこ そして
    たい たら れば という すると といった として に対して とか かかり かかる もらえ もらえる もらい いただ いただけ いただき ほしい 欲 教 知 願 お願い 下 方 何時 何時から 何時まで 何人 何名 何歳 何日 何円 何分 何年 何月 何曜日 何冊 何回 何度 場合 可能 こんにちは ありがとう はい いいえ
    時 分 日 月 年 人 名 円 第 約 様 こちら そちら よい いい よろしい まだ もう すぐ また ちなみに じゃあ ところで 一度 当 行 出 来 思 言 使 用 受 見 聞 入 必要 番号 方法`,
  und: `的 了 是 在 有 和 吗 呢 吧 我 你 您 我们 你们 他们 她 他 它 这 那 这个 那个 什么 多少 多少钱 怎么 怎样 如何 哪里 哪儿 哪个 哪些 几 几点 谁 什么时候 何时 为什么 能 能不能 可以 请 请问 想 我想 要 需要 会 不 也 都 就 与 及 或 等 对 从 到 被 把 给 一个 知道 天 开始 是否 关于 方法
    في من على الى عن ما ماذا هل كم متى اين كيف هو هي هذا هذه التي الذي و او ان لا نعم لكم لديكم عندكم يوجد مع كل
    il lo gli le un uno una del dello della dei degli delle di da dal dalla al allo alla ai agli alle nel nella nei nelle sul sulla con per tra fra ed ma se che chi cui quale quali quanto quanta quanti quante quando dove come perche cosa
    ora ore hora horas uur laat io mi ti si ci vi lui lei noi voi loro mio mia miei suo sua suoi nostro nostra vostro vostra vostri sono sei siamo siete era ho hai ha abbiamo avete hanno puo posso potete devo deve bisogna fare non piu anche questo questa questi queste qui vorrei ciao grazie salve
    os as um uma uns umas ao aos dos das no na nos nas num numa pelo pela com sem para por que quem qual quais quanto quando onde como porque eu me voce voces ele ela eles nosso nossa seu sua sao esta estao tem tenho posso pode podem preciso fazer nao mais tambem isso este essa obrigado ola ha custa
    de het een en van ik je jij jullie hij zij ze we wij ons onze uw mijn zijn is was ben bent heb hebt heeft hebben kan kunnen mag moet moeten wil willen wordt worden wat welke wie waar wanneer hoe hoeveel waarom niet geen ook maar of om op aan bij voor met naar uit over dat die deze dit er nog alstublieft bedankt
    ze na do od za po przy czy jest sa byc mam ma mozna moge trzeba jak gdzie kiedy kto ile jaki jaka jakie co nie tak sie to ten ta te dla oraz lub dzien dobry prosze dziekuje
    ett finns ska vill hos och att det som pa ar av for den till med inte har jag ni vi vad nar var vem hur eller kan og er til af ikke jeg hvad hvornar hvor hvem hvordan hva nar ja
    je se na do pro jak kde kdy kdo kolik co jsou jste mohu
    ve bir bu mi mu ne nerede nasil kim kac icin ile var yok zaman mudur midir
    la co cho cua nhu the nao khi nao khong toi nhung cac va duoc bao nhieu gi dau ai
    กี่ โมง กี่โมง เท่า ไหร่ เท่าไหร่ เท่าไร ที่ไหน ไหน ไหม อะไร เมื่อไหร่ เมื่อ ใคร ครับ ค่ะ คะ ได้ มี เป็น ที่ ของ และ ใน
    है हैं कब कहाँ कहां कौन क्या कितना कितनी कितने का की के को में से पर और यह वह हो था`,
};
