import type { PricingTier } from '../../../domains/plans/contract.ts'
import { price, soldTiers } from './Plans.tsx'
import type { Prices } from '../../open-pages.ts'

/** A question with its answer, in plain text: pages show it, and search engines read it as data. */
export type Question = readonly [question: string, answer: string]

/** What a collab costs without a plan, and the cheapest plan that is paid for. */
function startingPrices(prices: Prices): { perCollab: string; plan: PricingTier | undefined } {
  const tiers = soldTiers(prices)
  const free = tiers.find(({ priceMonthly }) => priceMonthly === 'FREE') ?? tiers[0]
  return {
    perCollab: free ? price(free.collabPrice, free) : '',
    plan: tiers.find(({ priceMonthly }) => priceMonthly !== 'FREE'),
  }
}

/** What the front page says of the price in one line. */
export function priceLine(prices: Prices): string {
  return `Free to start. ${startingPrices(prices).perCollab} a collab, and only once its content is delivered.`
}

/** The ten questions that owners ask before they sign up. */
export function ownersQuestions(prices: Prices): readonly Question[] {
  const { perCollab, plan } = startingPrices(prices)
  const paid =
    plan && plan.priceMonthly !== 'FREE'
      ? ` Paid plans start at ${price(plan.priceMonthly, plan)} a month and lower the price of each collab.`
      : ''
  return [
    [
      'What does it cost?',
      `Nothing to start. On the free plan you pay ${perCollab} for each collab, once its content is delivered.${paid} Prices exclude VAT.`,
    ],
    [
      'Do I pay the creators as well?',
      'No. They get what you offer in your brief (a dinner, a stay, a class). They pay for anything that isn’t included.',
    ],
    [
      'What if a creator doesn’t turn up?',
      'You pay nothing. Mark the no-show on your door list or in the collab. The spot opens again, and the no-show counts against the creator’s reliability.',
    ],
    [
      'Who are the creators?',
      'Adults who post publicly about food, drink, travel or nights out. Our team looks at every application. Before you say yes you see their content, their followers, where their audience is and how reliable they’ve been.',
    ],
    [
      'Do I have to accept everyone?',
      'No. You approve or decline every request. If you’d rather not look at each one, good matches can be approved automatically.',
    ],
    [
      'Can I keep it to quiet times?',
      'Yes. You choose the days, the times and how many creators can come at once. They only see the times you offer, and no time is ever overbooked.',
    ],
    [
      'How much work is it for my team?',
      'You write one brief from a template. After that you approve requests, and your team opens a link with today’s visits. They don’t need an account.',
    ],
    [
      'Can I use the content myself?',
      'If your brief asks for it. You choose organic or paid use and for how many months, and the creator agrees before the visit. While your usage rights last, you can download the original files.',
    ],
    [
      'What if I don’t like the content?',
      'You review it before it’s posted and can request changes twice. After that an account manager steps in. Anything you haven’t reviewed after 7 days is approved automatically.',
    ],
    [
      'Can I cancel?',
      'Yes, in two clicks. Your plan runs to the end of the month you’ve paid for, and everything you’ve created stays.',
    ],
  ]
}

/** What is asked about prices. */
export function pricingQuestions(prices: Prices): readonly Question[] {
  return [
    [
      'When do I pay for a collab?',
      'Once all of its content is delivered. You never pay for a request, a no-show or a visit that didn’t happen.',
    ],
    [
      'How do free collabs work?',
      'They’re used first each calendar month and don’t roll over. After that, you pay your plan’s price for each collab.',
    ],
    [
      'I have several venues. What do I pay?',
      'The monthly price is per brand profile, so two venues cost twice as much. Free collabs and users belong to your organisation as a whole.',
    ],
    [
      'Can I change plans?',
      'Yes. An upgrade starts right away, and you pay for the rest of the period. A downgrade starts when the period you’ve paid for ends.',
    ],
    ['Will the price change?', 'Not on your current plan. New prices only apply to new plans.'],
    [
      'Which currency do I pay in?',
      'Pounds, US dollars, Canadian dollars or euros. You choose when you start a paid plan, and your plan stays in that currency.',
    ],
    ownersQuestions(prices)[9] ?? ['Can I cancel?', 'Yes, in two clicks.'],
  ]
}

/** What creators ask before they apply. */
export const creatorsQuestions: readonly Question[] = [
  ['Does it cost anything?', 'No. It’s free for creators, always. You only pay for what a brief says isn’t included.'],
  [
    'How many followers do I need?',
    'About 2,000 on Instagram, TikTok or YouTube. Fewer is fine if your engagement is strong. Some briefs ask for more, and tell you exactly what you’re missing.',
  ],
  [
    'How long does it take to be approved?',
    'Our team replies within two working days. If it’s a no, we’ll tell you why and, if you can apply again, from when.',
  ],
  [
    'What do I owe the venue?',
    'What the brief lists, such as a Reel and two Stories, within 14 days of your visit. You see it before you request, and it can’t change afterwards unless you agree.',
  ],
  [
    'What if I can’t make it?',
    'Move your visit up to 24 hours before, or cancel. Cancelling less than 48 hours before counts as a late cancellation.',
  ],
  [
    'Who owns what I make?',
    'You do. The venue may use it as the brief says, for as long as the brief says, and not after that.',
  ],
]

/** Questions as search engines read them. */
export function questionsData(questions: readonly Question[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}
