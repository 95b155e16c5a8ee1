/** Words of the concepts, one concept per line. */
export const conceptTables: readonly string[] = [
  `
  phone: 電話 電話番号 連絡先 携帯 携帯電話 ケータイ
  fax: ファックス FAX ファクス
  email: メール メールアドレス Eメール 電子メール
  contact: 連絡 連絡先 問い合わせ 問合せ 問 相談窓口
  address: 住所 所在地 場所 アクセス 位置 どこ
  headquarters: 本社 本店 本部
  branch: 支店 支社 事務所 営業所 オフィス
  hours: 営業時間 受付時間 開館時間 開園時間 診療時間 利用時間 業務時間 時間 営業 開館 開園 開 開校 やって
  close: 閉 閉館 休館 休業 閉店 休園 定休日 休 閉まる
  time: 時刻 何時 開始
  begin: 開始 始 始業 始まる スタート
  end: 終了 終 終わり 終業
  deadline: 締切 締め切り 締 期限 〆切 期日 しめきり
  date: 日付 日程 日時 期日 いつ
  weekday: 平日
  weekend: 週末 土日 土曜 日曜
  monday: 月曜日 月曜
  tuesday: 火曜日 火曜
  wednesday: 水曜日 水曜
  thursday: 木曜日 木曜
  friday: 金曜日 金曜
  saturday: 土曜日 土曜 土日 土日祝 土日祝日
  sunday: 日曜日 日曜 土日 土日祝 土日祝日
  morning: 午前 朝
  evening: 夜 夕方 夜間
  afternoon: 午後
  spring: 春
  summer: 夏
  autumn: 秋
  winter: 冬
  holiday: 休日 祝日 休み 休暇 夏休み 冬休み 休校
  appointment: 予約 面談 相談 来所 来校 面会
  parking: 駐車場 駐車 パーキング
  bus: バス 電車 地下鉄 スクールバス 送迎バス 交通 送迎
  stop: 駅 停留所 最寄り駅 バス停
  hotel: ホテル 宿泊 宿
  venue: 会場 開催
  website: ホームページ サイト ウェブサイト オンライン
  new: 新規 新入 新しい
  help: 支援 手伝い サポート 援助
  benefit: メリット 特典
  safe: 安全 安心 防犯
  news: お知らせ ニュース おしらせ
  event: 行事 イベント 説明会 催し
  tardy: 遅刻 遅 延滞 遅れ
  absent: 欠席 休
  smoke: 喫煙 タバコ
  room: 教室 講堂 部屋
  gym: 体育館
  history: 歴史 沿革
  localize: 言語 英語 外国語 日本語 韓国語
  timestamp: 日付 日程 日時 期日 いつ
  not_allowed: 禁止 不可
  price: 料金 費用 授業料 学費 値段 価格 手数料 月謝 入学金 保育料 報酬 金額 会費 利用料 受講料 いくら お金 月額 顧問料
  fine: 罰金 延滞料 加算税 延滞税 追徴
  salary: 給与 給料 年収
  free: 無料 タダ 無償
  discount: 割引 減免 免除 値引き 割 半額
  refund: 返金 払い戻し 返還 還付
  pay: 支払い 支払 納付 納入 払 振込
  installment: 分割 分割払い 分納
  invoice: 請求書 領収書 インボイス レシート
  cash: 現金
  credit_card: カード クレジットカード
  buy: 購入 買 注文
  donate: 寄付 寄附
  scholarship: 奨学金 補助金 助成金 給付金
  insurance: 保険
  deposit: 保証金 敷金 手付金 前金
  ticket: チケット 入場券 切符
  hourly: 時間あたり 一時間
  monthly: 毎月 月額 月々 月
  yearly: 毎年 年間 年額 年
  percent: パーセント 割合
  maximum: 最大 上限
  minimum: 最小 最低 下限
  down_payment: 保証金 敷金 手付金 前金
  tuesday_2: 火曜日 火曜
  wednesday_2: 水曜日 水曜
  thursday_2: 木曜日 木曜
  friday_2: 金曜日 金曜
  saturday_2: 土曜日 土曜 土日 土日祝 土日祝日
  sunday_2: 日曜日 日曜 土日 土日祝 土日祝日
  monday_2: 月曜日 月曜
  every_month: 毎月 月額 月々 月
  principal: 校長 園長 校長先生 園長先生 学校長
  director: 所長 代表 部長 責任者 局長 理事
  president: 会長 学長 議長 社長
  owner: 創立者 創業者 設立者 代表者
  founded: 設立 創立 創業 開校 開設 開園
  teacher: 先生 教師 教員 講師 担任 コーチ 教授 保育士
  lawyer: 弁護士 司法書士
  accountant: 税理士 会計士 公認会計士
  doctor: 医師 医者 先生
  staff: 職員 スタッフ 社員 教職員
  secretary: 秘書 事務 事務員 事務室
  committee: 委員会 理事会 役員会
  member: 会員 メンバー
  student: 生徒 学生 児童 園児 在校生 受講生
  child: 子供 子ども 子 こども お子さん 児童 園児 娘 息子 お子様
  adult: 大人 成人 社会人
  parent: 保護者 親 父母 母 父
  family: 家族 家庭 世帯 兄弟
  husband: 配偶者 夫 妻
  senior: 高齢者 シニア お年寄り
  beginner: 初心者 初級 未経験 入門
  client: 顧客 お客様 依頼者 クライアント
  guest: 来客 来訪者 ゲスト
  volunteer: ボランティア
  name: 名前 氏名 名称
  age: 年齢 歳 何歳 才 対象年齢
  qualification: 資格 学位 免許
  experience: 経験 経歴 実績
  language: 言語 英語 外国語 日本語 韓国語
  wheelchair_user: 車椅子 車いす バリアフリー 障害者
  school: 学校 大学 学園 学院 高校 中学校 小学校
  course: 授業 講座 コース クラス レッスン 講義 科目
  training: 練習 訓練 研修 トレーニング
  enroll: 入学 申込 申し込み 申込み 申 登録 出願 入園 入会 募集 受付 願書
  apply: 申請 応募 申込 申し込み 出願 申請書
  submit: 提出 送付 送 提出物
  exam: 試験 テスト 入試 考査 受験
  result: 結果 成績 点数 発表
  attendance: 出席 出欠 参加
  seat: 定員 座席 席 人数 枠
  library: 図書館 図書室
  book: 本 図書 書籍 教科書 教材
  borrow: 貸出 借 貸 借りる レンタル
  return: 返却 返 返す
  late: 遅刻 遅 延滞 遅れ
  lost: 紛失 遺失 失 忘れ物 落とし物 なくし
  replace: 再発行 交換 取り替え
  id_card: 身分証明書 学生証 身分証 本人確認 マイナンバーカード
  uniform: 制服 服装 服 体操服 着
  equipment: 持ち物 用具 道具 備品
  hostel: 寮 学生寮 寄宿舎
  canteen: 給食 昼食 食堂 食事 お弁当 弁当 ランチ ごはん
  timetable: 時間割 予定 日程 スケジュール 年間行事
  competition: 大会 試合 競技 コンクール
  certificate: 証明書 修了証 資格
  form: 書類 資料 用紙 様式 申請書 書式 フォーム
  need: 持参 準備 持 用意 必須
  allowed: 可能 許可 可
  forbidden: 禁止 不可
  rule: 規則 規定 校則 ルール
  cancel: キャンセル 取消 取り消し 解約 退会 退園
  change: 変更 切り替え 切替 転
  illness: 病気 体調不良 怪我 けが 風邪 病
  trial: 体験 お試し 見学
  camp: キャンプ 合宿 実習
  wifi: インターネット 無線
  kindergarten: 保育園 幼稚園 託児 学童 延長保育 預かり保育 こども園
  bear: 支払い 支払 納付 納入 払 振込
  consultation: 相談 初回相談 無料相談 面談
  wills: 相続 遺言 遺産 相続税
  citation: チケット 入場券 切符
  tenant: 家賃 大家 賃貸
  green_card: ビザ 在留 入管
  tax_return: 確定申告 申告 年末調整 納税申告
  extension: 延長 期限延長
  selfemployed: 個人事業主 自営業 フリーランス
  small_business: 中小企業 起業 創業 小規模
  service: サービス 業務 提供 対応
  specialize: 専門 得意 分野 専門分野
  divorce: 離婚
  will: 相続 遺言 遺産 相続税
  criminal: 刑事 犯罪
  accident: 事故 交通事故
  immigration: ビザ 在留 入管
  landlord: 家賃 大家 賃貸
  job: 求人 採用 仕事 就職 募集
  contract: 契約 契約書
  tax: 税金 税務 税 消費税 所得税
  filing: 返却 返 返す
  bookkeeping: 記帳 帳簿 経理 会計 記帳代行
  payroll: 給与計算 給与
  audit: 監査 税務調査
  individual: 個人
  business: 事業 会社 法人 企業 事業者
  password: パスワード ログイン
  data: 個人情報
  wheelchair: 車椅子 車いす バリアフリー 障害者
  pet: ペット 犬 猫
  patient: 患者 治療 診療
  emergency: 緊急 救急 急
  delivery: 配送 配達
  repair: 修理
  remote: オンライン リモート ビデオ通話
  income_tax_return: 確定申告 申告 年末調整 納税申告
`,
];
