import * as z from 'zod/mini'
import { first, must } from '../../kit/contract/must.ts'
import { cityFacts, platforms, plusoneCities } from '../profiles/vocabulary.ts'
import { languageNames, languages } from '../profiles/creator-vocabulary.ts'
import { influencerLabels } from '../profiles/desk-vocabulary.ts'

const followers = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000)))

/** Whom a list by rule takes in, of those who are approved; an empty list or a null sets no limit. */
const RuleFields = z.object({
  cities: z.array(z.enum(plusoneCities)).check(z.maxLength(20)),
  platforms: z.array(z.enum(platforms)).check(z.maxLength(3)),
  followersFrom: followers,
  followersTo: followers,
  /** In basis points: 350 is 3.5 %. */
  engagementFromBp: z.nullable(z.int().check(z.minimum(0), z.maximum(10_000))),
  languages: z.array(z.enum(languages)).check(z.maxLength(10)),
  labels: z.array(z.enum(influencerLabels)).check(z.maxLength(8)),
  reliabilityFrom: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
})
export type ListRule = z.output<typeof RuleFields>

export const ListRule = RuleFields.check(
  z.refine(
    ({ followersFrom, followersTo }) => followersFrom === null || followersTo === null || followersFrom <= followersTo,
    'The minimum followers can’t be higher than the maximum.',
  ),
  z.refine((rule) => ruleWords(rule).length > 0, 'Add at least one condition.'),
)

export const emptyRule: ListRule = {
  cities: [],
  platforms: [],
  followersFrom: null,
  followersTo: null,
  engagementFromBp: null,
  languages: [],
  labels: [],
  reliabilityFrom: null,
}

/** A rule in words, one for each thing it asks; none for an empty rule. */
export function ruleWords(rule: ListRule): string[] {
  const { cities, platforms: on, followersFrom: from, followersTo: to, engagementFromBp, labels } = rule
  const number = (value: number) => value.toLocaleString('en-GB')
  return [
    cities.length > 0 && `in ${either(cities.map((city) => cityFacts[city].name))}`,
    on.length > 0 && `on ${either(on)}`,
    from !== null && to !== null && `${number(from)} to ${number(to)} followers`,
    from !== null && to === null && `at least ${number(from)} followers`,
    from === null && to !== null && `at most ${number(to)} followers`,
    engagementFromBp !== null && `engagement of ${engagementFromBp / 100}% or more`,
    rule.languages.length > 0 && `speaks ${either(rule.languages.map((language) => languageNames[language]))}`,
    labels.length > 0 && `labelled ${either(labels)}`,
    rule.reliabilityFrom !== null && `reliability of ${rule.reliabilityFrom} or more`,
  ].filter((words) => words !== false)
}

function either(names: readonly string[]): string {
  return names.length === 1 ? first(names) : `${names.slice(0, -1).join(', ')} or ${must(names.at(-1))}`
}
