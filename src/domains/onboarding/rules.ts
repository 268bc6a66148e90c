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
    question: 'How much of your Reel features you?',
    choices: ['Just my hands and the plate', 'At least 5 seconds', 'A photo of me at the end'],
    right: 1,
  },
  {
    rule: 'It showcases the brand.',
    question: 'What’s your content about?',
    choices: [
      'The venue and what it offers',
      'My outfit, with the venue in the background',
      'Three venues in one evening',
    ],
    right: 0,
  },
  {
    rule: 'My content and conduct are appropriate.',
    question: 'The host is busy and you’ve waited ten minutes. What do you do?',
    choices: ['Film the empty bar and post it', 'Ask for something extra', 'Stay friendly and ask when they’re ready'],
    right: 2,
  },
  {
    rule: 'My content is at least 1080p.',
    question: 'Which video do you submit?',
    choices: ['720p, because it uploads faster', '1080p or better', 'A screen recording of my Story'],
    right: 1,
  },
  {
    rule: 'I respect consent and copyright.',
    question: 'People at the next table are in your shot. What do you do?',
    choices: ['Ask them, or leave them out', 'Post it, it’s a public place', 'Add a chart song and post it'],
    right: 0,
  },
] as const
/** The version of the rules' text that was acknowledged. */
export const rulesVersion = '2026-12'

/** What every guest holds to at every place, besides the house rules of its own. */
export const houseRules = [
  'I arrive on time, with only the guests we agreed.',
  'I move a visit at least 24 hours before, and cancel at least 48 hours before. After that, I call the venue.',
  'I pay for anything that isn’t included, and tip as I normally would.',
  'I follow the house rules: where to film, what to wear and who not to show.',
  'I deliver on time and disclose that it’s an ad.',
] as const
