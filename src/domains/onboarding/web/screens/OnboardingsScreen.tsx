import { Button, NativeSelect, Stack, Title } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { type Condition, writeConditions } from '../../../../kit/contract/table.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { counted } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { type City, cityFacts } from '../../../profiles/vocabulary.ts'
import { useSession } from '../../../profiles/web/session.tsx'
import { onboardingCalls } from '../../contract.ts'
import styles from './onboardings/onboardings.module.css'
import { OnboardingTable, sideWord, stepWord } from './onboardings/OnboardingTable.tsx'

/** For the team: who is joining and where they stopped, and the cities that are open. */
export function OnboardingsScreen() {
  return (
    <Screen title="Onboarding" lead="People who’ve signed up but haven’t finished, longest wait first." width="wide">
      <Stack gap="lg">
        <Stops />
        <OnboardingTable />
        <Cities />
      </Stack>
    </Screen>
  )
}

/** How many stopped at each step; each leads to who they are. Nothing where nobody did. */
function Stops() {
  const read = useRead(onboardingCalls.listOnboardingStops, {})
  // The list below already says so.
  if (read.error?.code === 'permission-denied') return null
  return (
    <Loaded of={read} shape={<></>}>
      {({ stops }) =>
        stops.length > 0 && (
          <Card>
            <Title order={2} mb="sm">
              Where people stop
            </Title>
            <ul className="plain-list">
              {stops.map(({ side, step, count }) => (
                <li key={`${side} ${step}`}>
                  <b className="numbers">{count}</b>{' '}
                  <LinkTo to={{ path: '/app/admin/onboarding', search: { where: stoppedAt(side, step) }, stays: true }}>
                    {sideWord(side)}: {stepWord(step)}
                  </LinkTo>
                </li>
              ))}
            </ul>
          </Card>
        )
      }
    </Loaded>
  )
}

const valueOf = (field: string, value: string | null): Condition =>
  value === null ? { field, is: 'empty', values: [] } : { field, is: 'is', values: [value] }
const stoppedAt = (side: string | null, step: string | null) =>
  writeConditions([valueOf('side', side), valueOf('step', step)])

function Cities() {
  const { user } = useSession()
  const cities = useRead(onboardingCalls.listCities, {})
  const set = useWrite(onboardingCalls.setCityOpen, {
    onDone: ({ notified }) =>
      showSuccess(notified > 0 ? `${counted(notified, 'person', 'people')} notified.` : 'Saved.'),
  })
  const change = async (city: keyof typeof cityFacts, open: boolean) => {
    const { name } = cityFacts[city]
    const question = open ? `Open ${name}? We’ll email everyone on its waitlist.` : `Close ${name} to new sign-ups?`
    const isSure = await confirm(question, [
      { label: open ? 'Keep it closed' : 'Keep it open', value: false },
      { label: open ? 'Open city' : 'Close city', value: true, style: 'primary' },
    ])
    if (isSure) await set({ city, open })
  }
  return (
    <Card>
      <Title order={2} mb="sm">
        Cities
      </Title>
      <Loaded of={cities}>
        {({ rows }) => (
          <ul className="rows plain-list">
            {rows.map(({ city, open, waiting, names }) => (
              <li key={city} className={styles.line}>
                <div>
                  <b>{cityFacts[city].name}</b> <span className="dim">{open ? 'open' : 'closed'}</span>
                  {waiting > 0 && <div className="dim">{counted(waiting, 'person waiting', 'people waiting')}</div>}
                  <NamedCities names={names} mayNotify={user.staff_role === 'admin'} open={openOf(rows)} />
                </div>
                {user.staff_role === 'admin' && city !== 'other' && (
                  <Button size="sm" variant="default" disabled={set.busy} onClick={() => void change(city, !open)}>
                    {open ? 'Close' : 'Open'} {cityFacts[city].name}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

const openOf = (rows: OutputOf<typeof onboardingCalls.listCities>['rows']) =>
  rows.flatMap(({ city, open }) => (open ? { value: city, label: cityFacts[city].name } : []))

type NamedProps = { names: readonly string[]; mayNotify: boolean; open: { value: City; label: string }[] }

/** Cities that people named themselves: once one is among ours, an admin says which, and they are told. */
function NamedCities({ names, mayNotify, open }: NamedProps) {
  const notify = useWrite(onboardingCalls.notifyNamedCity, {
    onDone: ({ notified }) => showSuccess(`${counted(notified, 'person', 'people')} notified.`),
  })
  const choose = async (cityName: string, city: City) => {
    const question = `Let everyone who asked for ${cityName} know they can join in ${cityFacts[city].name}?`
    const isSure = await confirm(question, [
      { label: 'Not now', value: false },
      { label: 'Let them know', value: true, style: 'primary' },
    ])
    if (isSure) await notify({ cityName, city })
  }
  if (names.length === 0) return null
  if (!mayNotify) return <div className="dim">{names.join(', ')}</div>
  return (
    <Stack gap="xs" mt="xs">
      {names.map((name) => (
        <NativeSelect
          key={name}
          label={name}
          data={[{ value: '', label: 'Let them know we’re open in…' }, ...open]}
          value=""
          disabled={notify.busy}
          onChange={(event) => {
            const city = event.currentTarget.value
            if (city) void choose(name, city as City)
          }}
        />
      ))}
    </Stack>
  )
}
