import { Button, NativeSelect, Stack, Title } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useList, useRead, useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { FilterBar } from '../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../kit/web/filter-field.tsx'
import { counted, timeAgo } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { Table } from '../../../../kit/web/table.tsx'
import type { Column } from '../../../../kit/web/table-props.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { toAccount } from '../../../accounts/web/links.ts'
import { type City, cityFacts } from '../../../profiles/vocabulary.ts'
import { useSession } from '../../../profiles/web/session.tsx'
import { onboardingCalls } from '../../contract.ts'
import { type StepKey, stepWords } from '../../steps.ts'
import { onboardingsSearch, toOnboardingPerson } from '../links.ts'
import styles from './onboardings/onboardings.module.css'

type Row = OutputOf<typeof onboardingCalls.listOnboardings>['rows'][number]

const filters: Filter[] = [
  {
    name: 'side',
    kind: 'one',
    label: 'Brands and creators',
    choices: [
      { value: 'brand', label: 'Brands' },
      { value: 'influencer', label: 'Creators' },
    ],
  },
]
const columns: Column<Row>[] = [
  {
    key: 'who',
    title: 'Name',
    render: ({ account }) => <LinkTo to={toAccount(account.uid)}>{account.name}</LinkTo>,
    width: 200,
  },
  {
    key: 'email',
    title: 'Email',
    render: ({ account, proof }) => (
      <>
        {account.email}
        {proof && <div className="dim">Proof of ownership: {proof}</div>}
      </>
    ),
    width: 240,
  },
  { key: 'side', title: 'Type', render: ({ side }) => sideWord(side), width: 100 },
  { key: 'step', title: 'Stopped at', render: ({ step }) => stepWord(step) },
  {
    key: 'finish',
    title: 'Help',
    render: ({ account }) => <LinkTo to={toOnboardingPerson(account.uid)}>Finish for them</LinkTo>,
    width: 150,
  },
  { key: 'since', title: 'Stopped on', render: ({ updatedAt }) => timeAgo(updatedAt), width: 140 },
]

/** For the team: who is joining and where they stopped, and the cities that are open. */
export function OnboardingsScreen() {
  const [{ side }, setAddress] = useAddress(onboardingsSearch)
  const list = useList(onboardingCalls.listOnboardings, { side })
  return (
    <Screen
      title="Onboarding"
      lead="People who have signed up but haven’t finished, those waiting longest first."
      width="wide"
    >
      <Stack gap="lg">
        {list.first && list.first.stops.length > 0 && (
          <Card>
            <Title order={2} mb="sm">
              Where people stop
            </Title>
            <ul className="plain-list">
              {list.first.stops.map((stop) => (
                <li key={`${stop.side} ${stop.step}`}>
                  <b className="numbers">{stop.count}</b> {sideWord(stop.side)}: {stepWord(stop.step)}
                </li>
              ))}
            </ul>
          </Card>
        )}
        <FilterBar filters={filters} values={{ side }} onChange={setAddress} />
        <Table
          label="Onboarding"
          of={list}
          rowKey={({ account }) => account.uid}
          columns={columns}
          phone={(row) => (
            <Card>
              <LinkTo to={toAccount(row.account.uid)}>{row.account.name}</LinkTo>, {sideWord(row.side)}
              <div className="dim">
                {stepWord(row.step)}, {timeAgo(row.updatedAt)}
              </div>
              <LinkTo to={toOnboardingPerson(row.account.uid)}>Finish for them</LinkTo>
            </Card>
          )}
          empty={{ title: 'No one in onboarding', text: 'Everyone who signed up has finished.' }}
        />
        <Cities />
      </Stack>
    </Screen>
  )
}

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

function sideWord(side: Row['side']): string {
  if (side === 'brand') return 'Brand'
  return side === 'influencer' ? 'Creator' : 'Not chosen yet'
}

function stepWord(step: StepKey | null): string {
  return step ? stepWords[step].title : 'Venue or creator'
}
