import { Button, Group, Stack, Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { dayRange, money } from '../../../../kit/web/format.ts'
import { listed } from '../../../../kit/web/listed.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card, Facts } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { saveCsv } from '../../../../kit/web/save-file.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { BestDeliverable } from '../../../value/web/parts/BestDeliverable.tsx'
import { amount, costKnown, knownCount, unitRows, viewsKnown } from '../../../value/web/parts/summary-words.ts'
import { campaignCalls } from '../../contract.ts'
import { goals } from '../../goals.ts'
import { taskWords } from '../../tasks.ts'
import type { CampaignView } from '../../views.ts'
import { budgetWords, stateWords, timeWords } from '../../words.ts'
import styles from '../campaigns.module.css'
import { campaignSearch, toCampaign } from '../links.ts'
import { ExampleCampaign } from '../parts/ExampleCampaign.tsx'
import { lockedFor } from '../parts/locked.ts'
import { Standings } from '../parts/Standings.tsx'
import { reportRows, verdict } from './campaign/report-words.ts'

/** A campaign on one page, to print or to send: what it reached, cost and brought. */
export function CampaignReportScreen() {
  const [{ uid: brand, campaign: uid = '' }] = useAddress(campaignSearch)
  const read = useRead(campaignCalls.getCampaign, { uid })
  const { data } = read
  const locked = data ? null : lockedFor(read.error)
  return (
    <Screen
      title={data ? `Report: ${data.name}` : 'Campaign report'}
      lead={data && `${goals[data.goal].name} · ${dayRange(data.from, data.until)} · ${listed(data.venueNames)}`}
      actions={data && <Actions campaign={data} />}
    >
      {locked ? (
        <ExampleCampaign why={locked} brandUid={brand ?? ''} />
      ) : (
        <Loaded of={read}>{(campaign) => <Parts campaign={campaign} />}</Loaded>
      )}
    </Screen>
  )
}

function Actions({ campaign }: { campaign: CampaignView }) {
  return (
    <Group gap="sm">
      <Button component={LinkTo} to={toCampaign(campaign.uid, campaign.brandUid)} variant="subtle">
        Back to the campaign
      </Button>
      <Button
        variant="default"
        onClick={() => void saveCsv(`campaign-${campaign.from}-${campaign.until}`, reportRows(campaign))}
      >
        Download CSV
      </Button>
      <Button variant="default" onClick={() => window.print()}>
        Print or save as PDF
      </Button>
    </Group>
  )
}

function Parts({ campaign }: { campaign: CampaignView }) {
  const { about, standings, state, budget, currency, summary, venues, best, tasks, brandUid } = campaign
  const done = tasks.filter(({ doneAt }) => doneAt !== null)
  return (
    <Stack gap="lg">
      <Card>
        <Title order={2} mb="sm">
          {stateWords[state]}
          {state === 'running' && `: ${timeWords(campaign, campaign.today).toLowerCase()}`}
        </Title>
        <p>{verdict(campaign)}</p>
        {about && <p className="dim">{about}</p>}
        <Standings standings={standings} isRunning={state === 'running'} />
      </Card>
      <div className="two-columns">
        <Card>
          <Title order={2} mb="sm">
            Costs and results
          </Title>
          <Facts
            rows={[
              ['Cost', costKnown(summary, currency)],
              budget && [
                'Budget',
                `${money(budget.budgetMinor, currency)}${budget.pace ? ` (${budgetWords[budget.pace].toLowerCase()})` : ''}`,
              ],
              ['Views', viewsKnown(summary)],
              ...unitRows(summary, currency),
            ]}
          />
        </Card>
        <Stack gap="lg">
          {best && <BestDeliverable best={best} brandUid={brandUid} />}
          {done.length > 0 && (
            <Card>
              <Title order={2} mb="sm">
                Your expert’s completed tasks
              </Title>
              <Facts rows={done.map(({ kind, note }) => [taskWords[kind], note || 'Done'])} />
            </Card>
          )}
        </Stack>
      </div>
      <Breakdown
        title="By brief"
        of={campaign.briefRows.map((row) => ({ ...row, name: row.title }))}
        campaign={campaign}
      />
      {venues.length > 1 && <Breakdown title="By venue" of={venues} campaign={campaign} />}
      <p className="dim">
        This report covers visits during the campaign and their results so far. Media value is an estimate, not revenue.
      </p>
    </Stack>
  )
}

type Line = { uid: string; name: string; summary: CampaignView['summary'] }

function Breakdown({ title, of, campaign }: { title: string; of: readonly Line[]; campaign: CampaignView }) {
  if (of.length === 0) return null
  return (
    <Card>
      <Title order={2} mb="sm">
        {title}
      </Title>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={title}>
        <table className={styles.rows} aria-label={title}>
          <thead>
            <tr>
              {[title.slice(3), 'Visits', 'Approved', 'Views', 'Bookings', 'Cost'].map((head) => (
                <th key={head} scope="col">
                  {head.charAt(0).toUpperCase() + head.slice(1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {of.map(({ uid, name, summary }) => (
              <SumRow key={uid} name={name} summary={summary} currency={campaign.currency} />
            ))}
          </tbody>
          {of.length > 1 && (
            <tfoot>
              <SumRow name="Total" summary={campaign.summary} currency={campaign.currency} />
            </tfoot>
          )}
        </table>
      </section>
    </Card>
  )
}

function SumRow({ name, summary, currency }: Pick<Line, 'name' | 'summary'> & { currency: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="numbers">{summary.collabs}</td>
      <td className="numbers">{summary.deliverables}</td>
      <td className="numbers">{knownCount(summary.views)}</td>
      <td className="numbers">{knownCount(summary.bookings)}</td>
      <td className="numbers">{amount(summary.costMinor, currency)}</td>
    </tr>
  )
}
