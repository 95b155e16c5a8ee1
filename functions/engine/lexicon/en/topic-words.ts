import type { TopicWords } from '../topic-words.ts';

export const topicWords: TopicWords = {
  contact:
    'contact reach hours hour opening times location locations directions venue map maps parking address branches branch office offices campus transport travel call-us find-us visit visiting visitor visitors',
  prices:
    'fee fees price prices pricing cost costs tuition rate rates payment payments billing aid scholarship scholarships grant grants financial funding subsidy',
  joining:
    'admission admissions apply application applications enrol enroll enrollment enrolment register registration signup join membership booking bookings reservation reservations appointment appointments ticket tickets order eligibility requirements',
  questions:
    'faq faqs questions help support guide guides how-to getting started install installation download downloads setup troubleshooting manual documentation docs tutorial quickstart usage',
  people:
    'about profile company firm club school presentation overview mission vision history welcome team staff people faculty teacher teachers attorney attorneys lawyer lawyers doctor doctors leadership board management committee committees director principal departments department organizers organisers',
  rules:
    'policy policies rules rule regulation regulations code conduct handbook guideline guidelines discipline refund refunds cancellation cancellations terms conditions warranty shipping returns delivery safety accessibility insurance',
  dates:
    'calendar agenda schedule schedules timetable dates deadline deadlines event events competition competitions term holidays exam exams',
  legalNotice: 'imprint legal-notice',
  proof:
    'testimonial testimonials review reviews award awards results careers career jobs volunteer volunteers',
  machine:
    'login logon signin log-in sign-in logout register-account lostpassword wp-login wp-admin admin cart basket checkout wishlist my-account account cgi-bin xmlrpc wp-json feed rss trackback print printer pdfview share email-friend compare search unsubscribe',
  listing:
    'tags category categories author authors archive archives page-2 gallery galleries photos photo slideshow video videos forum thread comments replytocom sitemap changelog changes release-notes',
  news: 'news blog post posts article articles press newsletter sponsors links',
  smallPrint: 'privacy cookie cookies disclaimer copyright gdpr',
};
