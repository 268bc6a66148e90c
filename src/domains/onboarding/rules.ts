/** The five golden rules. Software judges the quality; the influencer ticks the others, and the brand sees the ticks. */
export const goldenRules = {
  features: 'The content features the influencer for at least 5 seconds',
  showcases: 'It showcases the brand',
  appropriate: 'Content and conduct are appropriate',
  quality: 'Quality is 1080p minimum',
  consent: 'Consent and copyright are respected',
} as const
export type GoldenRule = keyof typeof goldenRules

/** Each of them as a promise, acknowledged by answering its question. */
export const quiz = [
  {
    rule: 'My content features me for at least 5 seconds.',
    question: 'How much of you is in your reel?',
    choices: ['My hands and the plate are enough', 'At least 5 seconds of me', 'A photo of me at the end'],
    right: 1,
  },
  {
    rule: 'It showcases the brand.',
    question: 'What is it about?',
    choices: ['The place and what it offers', 'My outfit, with the place behind it', 'Three places in one evening'],
    right: 0,
  },
  {
    rule: 'My content and my conduct are appropriate.',
    question: 'The host is busy, and you have waited ten minutes. What do you do?',
    choices: ['Film the empty bar and post it', 'Ask for something extra', 'Stay kind, and ask how I can help'],
    right: 2,
  },
  {
    rule: 'The quality is 1080p at least.',
    question: 'Which video do you hand in?',
    choices: ['720p, it uploads faster', '1080p or better', 'A screen recording of my story'],
    right: 1,
  },
  {
    rule: 'I respect consent and copyright.',
    question: 'Guests at the next table are in your picture. And then?',
    choices: ['I ask them, or leave them out', 'I post it: it is a public place', 'I cover it with a hit song'],
    right: 0,
  },
] as const
/** The version of the rules' text that was acknowledged. */
export const rulesVersion = '2026-12'

/** What every guest holds to at every place, besides the house rules of its own. */
export const houseRules = [
  'I come on time, alone or with the guests that were agreed.',
  'I move or cancel at least 24 hours before; after that I call.',
  'What goes beyond what is included I pay myself, and I tip as I would anywhere.',
  'I follow the house rules on the brief: where to film, what to wear, who not to show.',
  'I hand in on time, and mark it as advertising.',
] as const
