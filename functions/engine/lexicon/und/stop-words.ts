/** Words without a subject. Includes question words, which decide the answer type. */
export const stopWords = `
  的 了 是 在 有 和 吗 呢 吧 我 你 您 我们 你们 他们 她 他 它 这 那 这个 那个 什么 多少 多少钱 怎么 怎样 如何 哪里 哪儿 哪个 哪些 几 几点 谁 什么时候 何时 为什么 能 能不能 可以 请 请问 想 我想 要 需要 会 不 也 都 就 与 及 或 等 对 从 到 被 把 给 一个 知道 天 开始 是否 关于 方法
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
  है हैं कब कहाँ कहां कौन क्या कितना कितनी कितने का की के को में से पर और यह वह हो था`;
