import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { money, shortDayRange } from '../../../../kit/web/format.ts'
import { listed } from '../../../../kit/web/listed.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Card, Facts, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { toBriefs } from '../../../briefs/web/links.ts'
import { costKnown, unitRows } from '../../../value/web/parts/summary-words.ts'
import type { AdviceStep } from '../../advice.ts'
import { campaignCalls } from '../../contract.ts'
import { goals } from '../../goals.ts'
import type { CampaignView } from '../../views.ts'
import { budgetWords, goalWords, timeWords } from '../../words.ts'
import { campaignSearch, toCampaignReport } from '../links.ts'
import { ExampleCampaign } from '../parts/ExampleCampaign.tsx'
import { lockedFor } from '../parts/locked.ts'
import { Standings } from '../parts/Standings.tsx'
import { CampaignBriefs } from './campaign/CampaignBriefs.tsx'
import { CampaignForm } from './campaign/CampaignForm.tsx'
import { DeleteCampaign } from './campaign/DeleteCampaign.tsx'
import { ExpertTasks } from './campaign/ExpertTasks.tsx'

/** One campaign: how far it is, what helps, its briefs and what its expert does. */
export function CampaignScreen() {
  const [{ uid: brand, campaign: uid = '' }] = useAddress(campaignSearch)
  const read = useRead(campaignCalls.getCampaign, { uid })
  const [isEditing, setEditing] = useState(false)
  const { data } = read
  const locked = data ? null : lockedFor(read.error)
  const brandUid = data?.brandUid ?? brand ?? ''
  return (
    <Screen
      title={data?.name ?? 'Campaign'}
      lead={
        data &&
        `${goalWords(data)}${shortDayRange(data.from, data.until)} · ${listed(data.venueNames)} · ${timeWords(data, data.today)}`
      }
      actions={
        data && (
          <Group gap="sm">
            {data.can.edit && (
              <Button variant="default" onClick={() => setEditing(true)}>
                Edit
              </Button>
            )}
            <Button component={LinkTo} to={toCampaignReport(uid, brandUid)} variant="default">
              View report
            </Button>
          </Group>
        )
      }
    >
      {locked ? (
        <ExampleCampaign why={locked} brandUid={brandUid} />
      ) : (
        <Loaded of={read}>
          {(campaign) => (
            <>
              <Parts campaign={campaign} />
              <Dialog opened={isEditing} onClose={() => setEditing(false)} title="Edit campaign">
                {isEditing && <Edit campaign={campaign} onDone={() => setEditing(false)} />}
              </Dialog>
            </>
          )}
        </Loaded>
      )}
    </Screen>
  )
}

function Parts({ campaign }: { campaign: CampaignView }) {
  const { about, standings, state, budget, currency, brandUid, summary, briefRows } = campaign
  const isEmpty = briefRows.length === 0 && state !== 'ended'
  const behind = standings.filter(({ pace }) => pace === 'behind').length
  const progress = (
    <Card>
      <Title order={2} mb="sm">
        {behind > 0 ? 'Behind target: what to do next' : 'Progress'}
      </Title>
      {about && <p className="dim">{about}</p>}
      <Standings
        standings={standings}
        isRunning={state === 'running'}
        to={(step) => (campaign.can.edit ? placesOf(step, campaign) : [])}
      />
    </Card>
  )
  return (
    <div className="two-columns">
      <Stack gap="lg">
        {isEmpty && (
          <Note tone="calm">{goals[campaign.goal].brief} Add your briefs below: only their visits count.</Note>
        )}
        {!isEmpty && progress}
        <CampaignBriefs campaign={campaign} />
        {isEmpty && progress}
      </Stack>
      <Stack gap="lg">
        <Card>
          <Title order={2} mb="sm">
            Costs and results
          </Title>
          <Facts
            rows={[
              ['Cost', `${costKnown(summary, currency)}${budget ? ` of ${money(budget.budgetMinor, currency)}` : ''}`],
              ...(summary.collabs > 0 ? unitRows(summary, currency) : []),
            ]}
          />
          {summary.collabs === 0 && <p className="dim">Results appear after the first visit.</p>}
          {budget?.pace && budget.pace !== 'within' && <Note tone="warn">{budgetWords[budget.pace]}.</Note>}
          <Button component={LinkTo} to={{ path: '/app/value', search: { uid: brandUid } }} variant="subtle" mt="sm">
            How it’s counted
          </Button>
        </Card>
        <ExpertTasks campaign={campaign} />
      </Stack>
    </div>
  )
}

type Place = { label: string; to: To }

/** Where what helps is done. */
function placesOf(step: AdviceStep, { brandUid, from, until, briefRows }: CampaignView): Place[] {
  const value = (by: 'deliverable' | 'collab'): To => ({
    path: '/app/value',
    search: { uid: brandUid, period: 'own', from, until, by, all: '1' },
  })
  switch (step) {
    case 'briefs':
      return []
    case 'live':
    case 'spots':
      return [{ label: 'Open briefs', to: toBriefs(brandUid) }]
    case 'requests':
      return requestPlaces(briefRows)
    case 'invite':
      return [{ label: 'Find creators', to: { path: '/app/brand/creators', search: { uid: brandUid } } }]
    case 'review':
      return [{ label: 'Review content', to: { path: '/app/brand/dashboard', search: { uid: brandUid } } }]
    case 'codes':
      return [{ label: 'See collabs', to: value('collab') }]
    case 'insights':
    case 'overdue':
      return [{ label: 'See deliverables', to: value('deliverable') }]
  }
}

/** The venues that have requests to answer, each with how many of the campaign's. */
function requestPlaces(briefRows: CampaignView['briefRows']): Place[] {
  const waiting = briefRows.filter(({ requests }) => requests > 0)
  const venues = Map.groupBy(waiting, (brief) => brief.brandUid)
  return [...venues].map(([uid, briefs]) => {
    const count = briefs.reduce((sum, { requests }) => sum + requests, 0)
    const [first, second] = briefs
    const label = venues.size === 1 ? 'See requests' : `See ${count} at ${first?.brandName ?? ''}`
    const brief = second ? undefined : first?.uid
    return { label, to: { path: '/app/brand/requests', search: { uid, brief } } }
  })
}

function Edit({ campaign, onDone }: { campaign: CampaignView; onDone: () => void }) {
  const { uid, version, fields, currency } = campaign
  const save = useWrite(campaignCalls.updateCampaign, { onDone: () => (onDone(), showSuccess('Campaign saved.')) })
  return (
    <Stack>
      <CampaignForm
        fields={fields}
        version={version}
        currency={currency}
        submit="Save campaign"
        busy={save.busy}
        onSubmit={(changed) => save({ uid, version, fields: changed })}
      />
      <DeleteCampaign campaign={campaign} />
    </Stack>
  )
}
