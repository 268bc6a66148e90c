import { expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { checkCaption, defaultDisclosure, disclosureSeed } from './disclosure.ts'

const ruleOf = (country: string) =>
  must(
    disclosureSeed.find((rule) => rule.country === country),
    'disclosure rule of the country',
  )
const kinds = (caption: string, country = 'GB') =>
  checkCaption(caption, { rule: ruleOf(country), mentions: ['cafeluna'], hashtags: ['lunanights'] }).map(
    (problem) => problem.kind,
  )

it.each([
  ['#ad Dinner at @cafeluna #lunanights', []],
  ['#AD dinner at @CafeLuna. #LunaNights', []],
  ['Dinner at @cafeluna #lunanights #ad', ['disclosure']],
  ['#advent dinner at @cafeluna #lunanights', ['disclosure']],
  ['#gifted dinner at @cafeluna #lunanights', ['disclosure']],
  ['Hosted by our partner @cafeluna #lunanights', ['disclosure']],
  ['#ad dinner #lunanights', ['mention']],
  ['#ad dinner at @cafeluna', ['hashtag']],
  ['', ['disclosure', 'mention', 'hashtag']],
])('judges “%s”', (caption, problems) => {
  expect(kinds(caption)).toEqual(problems)
})

it.each([
  ['*', 'Start the caption with #ad.'],
  ['AE', 'Start the caption with #ad. Visits in Dubai need a valid advertiser permit.'],
])('says once what to write where %s rules', (country, text) => {
  expect(checkCaption('Dinner', { rule: ruleOf(country), mentions: [], hashtags: [] })).toEqual([
    { kind: 'disclosure', text },
  ])
})

it('names a near miss', () => {
  const problems = checkCaption('#ad at @cafe_luna #lunanight', {
    rule: defaultDisclosure,
    mentions: ['@cafeluna'],
    hashtags: ['#lunanights'],
  })
  expect(problems.map((problem) => problem.text)).toEqual([
    'You wrote @cafe_luna, but the venue is @cafeluna.',
    'You wrote #lunanight, but the hashtag is #lunanights.',
  ])
})

it.each([
  ['US', 'A night out, sponsored by @cafeluna #lunanights', []],
  ['US', 'What a wonderful night we had with all our friends #ad @cafeluna #lunanights', ['disclosure']],
  ['US', '#advent calendar #ad @cafeluna #lunanights', []],
  ['US', 'This is not sponsored by @cafeluna #lunanights', ['disclosure']],
  ['US', 'An unsponsored night at @cafeluna #lunanights', ['disclosure']],
  ['AE', '#ad-free evening @cafeluna #lunanights', ['disclosure']],
  ['US', '#thankyoucafeluna @cafeluna #lunanights', ['disclosure']],
  ['FR', 'Publicité · une soirée chez @cafeluna #lunanights', []],
  ['FR', 'Collaboration commerciale avec @cafeluna #lunanights', []],
  ['FR', '#ad une soirée chez @cafeluna #lunanights', ['disclosure']],
])('follows the rule of %s: “%s”', (country, caption, problems) => {
  expect(kinds(caption, country)).toEqual(problems)
})
