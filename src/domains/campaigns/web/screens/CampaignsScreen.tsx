import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { counted, money, shortDayRange } from '../../../../kit/web/format.ts'
import { listed } from '../../../../kit/web/listed.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card, Note, type Tone } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { ResultPages } from '../../../value/web/parts/ResultPages.tsx'
import { campaignCalls } from '../../contract.ts'
import type { CampaignState } from '../../pace.ts'
import type { CampaignRow } from '../../views.ts'
import { budgetWords, goalWords, stateWords } from '../../words.ts'
import styles from '../campaigns.module.css'
import { campaignsSearch, toCampaign, toExpert } from '../links.ts'
import { ExampleCampaign } from '../parts/ExampleCampaign.tsx'
import { lockedFor } from '../parts/locked.ts'
import { Standings } from '../parts/Standings.tsx'
import { NewCampaign } from './campaign/NewCampaign.tsx'

export const stateTones: Readonly<Record<CampaignState, Tone>> = { planned: 'calm', running: 'good', ended: 'mute' }

/** The campaigns of an organisation's venues, with how far each is. */
export function CampaignsScreen() {
  const [address] = useAddress(campaignsSearch)
  const brandUid = useProfileUid(address.uid)
  const [isNew, setNew] = useState(false)
  const read = useRead(campaignCalls.listCampaigns, { brandUid })
  const locked = read.data ? null : lockedFor(read.error)
  return (
    <Screen
      title="Campaigns"
      lead="Group briefs under one goal, and see your progress and what to do next."
      actions={
        read.data && (
          <Group gap="sm">
            <Button component={LinkTo} to={toExpert(brandUid)} variant="default">
              Ask your expert
            </Button>
            <Button onClick={() => setNew(true)}>New campaign</Button>
          </Group>
        )
      }
    >
      <ResultPages brandUid={brandUid} current="campaigns" />
      {locked ? (
        <ExampleCampaign why={locked} brandUid={brandUid} />
      ) : (
        <Loaded of={read}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Card>
                <EmptyState
                  title="No campaigns yet"
                  text="Choose a goal, such as fuller evenings. Add your briefs, then follow your progress day by day."
                  action={
                    <Button variant="default" onClick={() => setNew(true)}>
                      Start your first campaign
                    </Button>
                  }
                />
              </Card>
            ) : (
              <div className={styles.cards}>
                {rows.map((campaign) => (
                  <CampaignCard key={campaign.uid} campaign={campaign} brandUid={brandUid} />
                ))}
              </div>
            )
          }
        </Loaded>
      )}
      <Dialog
        opened={isNew}
        onClose={() => setNew(false)}
        title="New campaign"
        description="Choose a goal. We suggest a period and targets, and you can change both."
      >
        {isNew && read.data && (
          <NewCampaign brandUid={brandUid} today={read.data.today} currency={read.data.currency} />
        )}
      </Dialog>
    </Screen>
  )
}

function CampaignCard({ campaign, brandUid }: { campaign: CampaignRow; brandUid: string }) {
  const { uid, name, goal, from, until, state, venueNames, briefs, standings, costMinor, currency, budget } = campaign
  return (
    <Card>
      <Stack gap="sm">
        <div className={styles.head}>
          <Title order={2}>
            <LinkTo to={toCampaign(uid, brandUid)}>{name}</LinkTo>
          </Title>
          <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
        </div>
        <div className="dim">
          {goalWords({ name, goal })}
          {shortDayRange(from, until)} · {listed(venueNames)} · {counted(briefs, 'brief')}
        </div>
        {briefs === 0 && state !== 'ended' ? (
          <Button className="at-start" component={LinkTo} to={toCampaign(uid, brandUid)}>
            Add briefs
          </Button>
        ) : (
          <Standings standings={standings} isRunning={state === 'running'} />
        )}
        <div className="dim">
          {costMinor === null
            ? 'Cost not known: no exchange rate yet'
            : `${money(costMinor, currency)}${budget ? ` of ${money(budget.budgetMinor, currency)}` : ''} spent`}
        </div>
        {budget?.pace && budget.pace !== 'within' && <Note tone="warn">{budgetWords[budget.pace]}</Note>}
      </Stack>
    </Card>
  )
}
