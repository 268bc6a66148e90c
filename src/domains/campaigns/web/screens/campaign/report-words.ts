import { goals, metricWords } from '../../../goals.ts'
import type { CampaignView } from '../../../views.ts'
import { metricNames } from '../../../words.ts'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** What a campaign has come to, in a sentence or two. */
export function verdict({ standings, state, summary }: CampaignView): string {
  const named = (pace: (typeof standings)[number]['pace']) =>
    standings.filter((one) => one.pace === pace).map(({ metric }) => metricWords[metric])
  if (state === 'planned') return 'This campaign hasn’t started yet.'
  const [reached, behind, missed] = [named('reached'), named('behind'), named('missed')]
  const unknown = named('unknown')
  const parts = [
    `${summary.collabs} ${summary.collabs === 1 ? 'visit' : 'visits'} so far.`,
    reached.length > 0 && `You’ve reached your target for ${list.format(reached)}.`,
    behind.length > 0 && `You’re behind on ${list.format(behind)}.`,
    missed.length > 0 && `You missed your target for ${list.format(missed)}.`,
    unknown.length > 0 && `There are no numbers yet for your ${list.format(unknown)}.`,
    state === 'running' &&
      behind.length === 0 &&
      unknown.length === 0 &&
      reached.length < standings.length &&
      'You’re on track.',
  ]
  const sentences = parts.filter((part) => part !== false)
  if (state === 'ended') sentences[0] = `${summary.collabs} ${summary.collabs === 1 ? 'visit' : 'visits'} in total.`
  return sentences.join(' ')
}

/** The report as a file: what is not known stays empty, because an empty cell is no zero in a spreadsheet either. */
export function reportRows(campaign: CampaignView): (string | number)[][] {
  const { name, goal, from, until, standings, briefRows, currency } = campaign
  return [
    ['Campaign', name],
    ['Goal', goals[goal].name],
    ['First day', from],
    ['Last day', until],
    [],
    ['Metric', 'Reached', 'Target'],
    ...standings.map(({ metric, actual, target }) => [metricNames[metric], actual ?? '', target]),
    [],
    ['Brief', 'Venue', 'Visits', 'Deliverables', 'Views', 'Clicks', 'Bookings', `Cost (${currency})`],
    ...briefRows.map(({ title, brandName, summary }) => [
      title,
      brandName,
      summary.collabs,
      summary.deliverables,
      summary.views ?? '',
      summary.clicks ?? '',
      summary.bookings ?? '',
      summary.costMinor === null ? '' : summary.costMinor / 100,
    ]),
  ]
}
